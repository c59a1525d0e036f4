/** `node packages/messages/compile.ts`: builds `generated/` from `locales/`; does nothing when neither texts nor tools changed. */
import { compileMessages } from './src/build/compile-messages.ts'

const startedAt = Date.now()
const result = await compileMessages(import.meta.dirname)
process.stdout.write(
  result.compiled
    ? `messages: ${result.keyCount} texts compiled in ${Date.now() - startedAt} ms\n`
    : `messages: ${result.keyCount} texts up to date\n`,
)
// The compiler's engine leaves half-minute timers behind; nothing is left to wait for.
process.exit(0)
