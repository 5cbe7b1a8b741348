import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./domain/*/*.tables.server.ts', './platform/*.tables.server.ts'],
  out: './migrations',
})
