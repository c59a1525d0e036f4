// Plain Node, no dependencies: runs on a fresh clone before anything is installed.
// Installs the packages when the lock file changed, compiles the texts when they changed, then runs scripts/<command>.ts
// under the Node that the project pins.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const minimumNode = 20
const pinnedNode = 24
/** Commands that show it as a step of their own. */
const compilesItself = new Set(['start', 'test', 'generate'])
const helpModule = new URL('help.mjs', import.meta.url).href
const installStamp = join(root, 'node_modules', '.slipway-lock-hash')
/** TypeScript that was stripped and compiled once is read by every later process (ADR 0310). */
const compileCache = join(root, '.slipway', 'compile-cache')

function say(text) {
  process.stdout.write(`slipway: ${text}\n`)
}

function stop(problem, remedy) {
  process.stderr.write(`\nslipway: ${problem}\n         ${remedy}\n`)
  process.exit(1)
}

function majorOf(version) {
  return Number(version.replace(/^v/, '').split('.')[0])
}

function commands() {
  return readdirSync(join(root, 'scripts'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.slice(0, -3))
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
}

function isInstalled() {
  return existsSync(installStamp) && readFileSync(installStamp, 'utf8') === lockHash()
}

function install() {
  if (isInstalled()) return
  say('installing packages (about 2 GB on disk, once; a minute or two) …')
  const startedAt = Date.now()
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  // Not `npm ci`: it refuses a lock file without the optional packages of every other platform, which a registry need
  // not hold. With a lock file `npm install` takes the same versions and checks the same hashes.
  const result = spawnSync(
    npm,
    ['install', '--no-save', '--include=optional', '--loglevel=error', '--progress=true'],
    { cwd: root, stdio: 'inherit' },
  )
  if (result.error)
    stop('npm was not found.', 'Install Node.js with npm from https://nodejs.org and try again.')
  if (result.status !== 0) {
    stop(
      'the packages could not be installed.',
      'The lines above say why; most often the package registry is out of reach.',
    )
  }
  // What it holds of files that have changed since is never read again.
  rmSync(compileCache, { recursive: true, force: true })
  mkdirSync(dirname(installStamp), { recursive: true })
  writeFileSync(installStamp, lockHash())
  say(`packages installed in ${Math.round((Date.now() - startedAt) / 1000)} s`)
}

function pickNode() {
  if (majorOf(process.version) >= pinnedNode) return process.execPath
  const bundled = join(
    root,
    'node_modules',
    `node-${process.platform}-${process.arch}`,
    'bin',
    'node',
  )
  if (existsSync(bundled)) return bundled
  stop(
    `this is Node ${process.version}; Slipway needs ${pinnedNode} or newer, and none ships for ${process.platform}-${process.arch}.`,
    'Install Node.js 24 from https://nodejs.org and try again.',
  )
}

/** Whatever imports a text fails without them: a fresh clone has only their sources. */
function compileTexts(node) {
  const result = spawnSync(node, [join(root, 'packages', 'messages', 'compile.ts')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (result.status !== 0) stop('the texts could not be compiled.', 'The lines above say why.')
}

function run(command, args) {
  const node = pickNode()
  if (!compilesItself.has(command)) compileTexts(node)
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(
    process.platform === 'win32' ? ';' : ':',
  )
  const child = spawn(
    node,
    [
      ...['--disable-warning=ExperimentalWarning', '--import', helpModule],
      ...[join(root, 'scripts', `${command}.ts`), ...args],
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: { NODE_COMPILE_CACHE: compileCache, ...process.env, PATH: path },
    },
  )
  // The child shares the terminal and gets Ctrl-C itself; a signal sent to this process alone is passed on.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : code))
}

if (majorOf(process.version) < minimumNode) {
  stop(
    `this is Node ${process.version}; ${minimumNode} or newer is needed.`,
    'Install Node.js 24 from https://nodejs.org and try again.',
  )
}
const [command = '', ...args] = process.argv.slice(2)
if (!commands().includes(command))
  stop(`unknown command "${command}".`, `Known: ${commands().join(', ')}.`)
install()
run(command, args)
