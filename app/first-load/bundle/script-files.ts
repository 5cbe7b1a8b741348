import type { Rolldown } from 'vite'

/** How the browser's scripts are named and grouped into files: a few large ones compress better than many small ones. */
export const scriptFiles: Rolldown.OutputOptions = {
  // Every page carries the list of all files; names would make up most of it.
  chunkFileNames: 'assets/[hash:7].js',
  entryFileNames: 'assets/[hash:7].js',
  codeSplitting: {
    groups: [
      {
        name: 'framework',
        test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
        priority: 2,
      },
      // What every page has; whatever these files import comes with them. The last four are too small for files of their
      // own. The desk's copies (`?desk`) stay out.
      {
        name: 'shell',
        test: /[\\/]app[\\/](root|seo[\\/]page-meta|ui[\\/](follow-anchor|control-class))\.tsx?(?!x?\?desk)|[\\/]icons[\\/](plus|chevron-right)\.m?js(?!\?desk)/,
        priority: 2,
      },
      // What a list of plans has beside each plan, too small for files of their own.
      {
        name: 'plan-lists',
        test: /[\\/](ui[\\/](label-link|to-picked)|watches[\\/]watch-price-link|comparison[\\/](pick-plans|plans-that-fit))\.tsx?(?!x?\?desk)/,
        priority: 1,
      },
      // The kinds of lines, in the figures and in the catalog.
      {
        name: 'lines',
        test: /[\\/]domain[\\/](catalog[\\/]plan-type|availability[\\/]technology)\.ts(?!\?desk)/,
      },
    ],
  },
}
