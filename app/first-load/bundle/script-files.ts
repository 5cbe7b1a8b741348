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
      // What every page has; whatever these files import comes with them, and the desk's copies (`?desk`) stay out. The last three are too small for files of
      // their own.
      {
        name: 'shell',
        test: /[\\/]app[\\/](root|seo[\\/]page-meta|ui[\\/](follow-anchor|control-class))\.tsx?$|[\\/]icons[\\/]plus\.m?js$/,
        priority: 2,
      },
      // What a list of plans has beside each plan, too small for files of their own.
      {
        name: 'plan-lists',
        test: /[\\/](ui[\\/](label-link|to-picked)|watches[\\/]watch-price-link|comparison[\\/]pick-plans)\.tsx?$/,
        priority: 1,
      },
    ],
  },
}
