#!/usr/bin/env node
import { CliError } from './errors/cli-error.ts'
import { runCli } from './run/run-cli.ts'

const stop = new AbortController()
for (const name of ['SIGINT', 'SIGTERM'] as const)
  process.once(name, () => {
    stop.abort(new CliError('Cli_Interrupted'))
    // A second one ends it at once, whatever it waits for.
    process.once(name, () => process.exit(130))
  })

process.exitCode = await runCli(process.argv.slice(2), {
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
  language: process.env.LC_ALL || process.env.LANG,
  signal: stop.signal,
})
