import { defineConfig } from 'drizzle-kit'

/** Only our own tables have migrations: the index is rebuilt instead. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/*/app.ts',
  out: './migrations',
  casing: 'snake_case',
})
