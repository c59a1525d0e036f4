import { runtimeConfig } from './runtime-config.ts'

/** Time in which the wallet around the page has to name its Safe. */
const ANSWER_MS = 10_000

/** How the wallet of Safes is spoken to: nobody else's messages are believed. */
export function safeOptions() {
  const origins = runtimeConfig.safeOrigins ?? []
  return {
    allowedDomains: origins.map((origin) => new RegExp(`^${origin.replaceAll('.', '\\.')}$`)),
    unstable_getInfoTimeout: ANSWER_MS,
  }
}
