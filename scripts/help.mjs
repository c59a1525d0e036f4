// Loaded before each command: `--help` shows how the script's head describes it, unless the script answers by itself;
// an option that it does not know is refused in a line, without a stack.
import { readFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const USAGE = 2

function showHead([, script, ...args]) {
  if (!args.includes('--help')) return
  const source = readFileSync(script, 'utf8')
  if (/\bhelp: \{/.test(source)) return
  const [head = ''] = source.split(/^(?!\/\/)/m, 1)
  process.stdout.write(head.replaceAll(/^\/\/ ?/gm, ''))
  process.exit(0)
}

function tellEnd(error) {
  const isUsage = `${error?.code}`.startsWith('ERR_PARSE_ARGS_')
  const text = isUsage
    ? `slipway: ${error.message.replace(/\.?$/, '.')} --help says what there is.`
    : error?.stack
  process.stderr.write(`${text ?? error}\n`)
  process.exit(isUsage ? USAGE : 1)
}

// A worker of a command loads this too.
if (isMainThread) {
  showHead(process.argv)
  process.on('uncaughtException', tellEnd)
}
