/** `node packages/messages/compile.ts`: builds `generated/` from `locales/`; does nothing when neither texts nor compiler changed. */
import { compileMessages } from './src/build/compile-messages.ts'

const startedAt = Date.now()
const { compiled, keyCount } = compileMessages(import.meta.dirname)
process.stdout.write(
  compiled
    ? `messages: ${keyCount} texts compiled in ${Date.now() - startedAt} ms\n`
    : `messages: ${keyCount} texts up to date\n`,
)
