// `npm run docs`: the documentation as a site. See `npm run docs -- --help`.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const help = `npm run docs [-- --serve [--port <number>]]

  --serve  shows the site on this machine, until Ctrl-C
  --port   where; 4173 unless told

Builds the site from docs/ into docs/site/.vitepress/dist: files for any static server, at its root.
A link to a page that does not exist fails it. The site's packages are installed the first time.

  SLIPWAY_SOURCE_URL  where readers see the repository's files, such as
                      https://git.example/slipway/blob/main; without it, links to them are plain text
`

const site = join(dirname(dirname(fileURLToPath(import.meta.url))), 'docs', 'site')
const stamp = join(site, 'node_modules', '.slipway-lock-hash')
const { values } = parseArgs({
  options: {
    serve: { type: 'boolean', default: false },
    port: { type: 'string', default: '4173' },
    help: { type: 'boolean', default: false },
  },
})

/** @throws Error when it ends otherwise than well */
function run(command: string, ...words: readonly string[]): void {
  const { status, error } = spawnSync(command, words, { cwd: site, stdio: 'inherit' })
  if (error) throw error
  if (status !== 0) throw new Error(`${[command, ...words].join(' ')} failed.`)
}

/** Packages of the site's own lock file, once for each state of it. */
function install(): void {
  const lock = createHash('sha256').update(readFileSync(join(site, 'package-lock.json')))
  const hash = lock.digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  process.stdout.write("docs: installing the site's packages (100 MB on disk, once) …\n")
  run(process.platform === 'win32' ? 'npm.cmd' : 'npm', 'ci', '--loglevel=error')
  writeFileSync(stamp, hash)
}

const program = (name: string) => join(site, 'node_modules', name)

if (values.help) process.stdout.write(help)
else {
  try {
    install()
    run(process.execPath, program('vitepress/bin/vitepress.js'), 'build', '.')
    process.stdout.write(`docs: ${join(site, '.vitepress', 'dist')}\n`)
    // VitePress's own preview listens for everybody.
    if (values.serve)
      run(
        process.execPath,
        program('vite/bin/vite.js'),
        ...['preview', '--outDir', '.vitepress/dist', '--host', '127.0.0.1'],
        ...['--port', values.port, '--strictPort'],
      )
  } catch (error) {
    process.stderr.write(`docs: ${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
