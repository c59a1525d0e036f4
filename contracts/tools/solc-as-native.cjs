'use strict'
// Lets Foundry use a compiler that npm delivered: the `solc` package is the compiler built to WebAssembly, with a
// JavaScript interface; Foundry wants a program that answers `--version` and `--standard-json`.
// Usage: node solc-as-native.cjs <package> (--version | … --standard-json)     standard JSON on stdin and stdout
const fs = require('node:fs')
const path = require('node:path')

const [packageName, ...options] = process.argv.slice(2)
const packageDirectory = path.dirname(require.resolve(`${packageName}/package.json`))
const packageVersion = require(`${packageName}/package.json`).version

/**
 * The long version with its commit, as the native compiler prints it. Loading nine megabytes of WebAssembly for one
 * line costs half a second on every call, so the answer is kept beside Foundry's own cache, under the package's version.
 */
function longVersion() {
  const cacheFile = path.join(__dirname, '..', 'cache', `solc-${packageVersion}.version`)
  try {
    return fs.readFileSync(cacheFile, 'utf8')
  } catch {
    const version = require(packageDirectory).version()
    try {
      fs.mkdirSync(path.dirname(cacheFile), { recursive: true })
      fs.writeFileSync(cacheFile, version)
    } catch {
      // A read-only checkout compiles too, it only asks again next time.
    }
    return version
  }
}

/** Writes all of `bytes`: a pipe is non-blocking, and one plain write followed by exit would cut the text at 64 KiB. */
function writeFully(bytes) {
  const sleeper = new Int32Array(new SharedArrayBuffer(4))
  let offset = 0
  while (offset < bytes.length) {
    try {
      offset += fs.writeSync(1, bytes, offset, bytes.length - offset)
    } catch (error) {
      if (error.code !== 'EAGAIN') throw error
      Atomics.wait(sleeper, 0, 0, 2)
    }
  }
}

/**
 * Remembers what a table of functions holds. The compiler's JavaScript asks its table for a function at every call that
 * may throw, and V8 makes each answer anew: that took a third of a compilation.
 */
function rememberTable() {
  const { get, set, grow } = WebAssembly.Table.prototype
  let table
  let entries = []
  const forget = (method) =>
    function (...values) {
      table = undefined
      return method.apply(this, values)
    }
  Object.assign(WebAssembly.Table.prototype, { set: forget(set), grow: forget(grow) })
  WebAssembly.Table.prototype.get = function (index) {
    if (table !== this) [table, entries] = [this, []]
    return (entries[index] ??= get.call(this, index))
  }
}

/** Compiles the standard JSON on stdin. Every source lies inside the JSON already, so no import is ever resolved. */
function compileStandardInput() {
  const input = fs.readFileSync(0, 'utf8')
  rememberTable()
  const compiler = require(packageDirectory)
  // The package installs handlers that turn a crash into empty output; a crash has to be seen.
  process.removeAllListeners('uncaughtException')
  process.removeAllListeners('unhandledRejection')
  const missing = (file) => ({ error: `not in the standard JSON input: ${file}` })
  writeFully(Buffer.from(compiler.compile(input, { import: missing })))
}

if (options.includes('--version')) {
  const version = longVersion().replace(/\.Emscripten.*$/, '.Linux.g++')
  process.stdout.write(`solc, the solidity compiler commandline interface\nVersion: ${version}\n`)
} else if (options.includes('--standard-json')) {
  compileStandardInput()
} else {
  process.stderr.write(`solc-as-native: unsupported arguments: ${options.join(' ')}\n`)
  process.exitCode = 1
}
