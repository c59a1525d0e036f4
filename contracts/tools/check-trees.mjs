// Checks that the specification by trees and the tests agree:
//  1. every external function of every contract that has a tree file has a tree of its own; after a first line
//     "inherits X", the functions of X have theirs elsewhere;
//  2. every leaf names a test that exists, and every concrete test of that contract's test files is a leaf.
// Usage: node tools/check-trees.mjs      (after `npm run build`)
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'))

const leafPattern = /^[│├└─\s]*it .*\((test_\w+)\)$/
const inheritsPattern = /^inherits (\w+)$/
const conditionPattern = /^[│├└─\s]*when .*$/
const problems = []

/** Names of the external functions in a contract's artifact, `constructor` left to the author. */
function externalFunctions(contract) {
  const artifact = ['out', 'out-templates']
    .map((folder) => join(folder, `${contract}.sol`, `${contract}.json`))
    .find(existsSync)
  if (!artifact) throw new Error(`no artifact of ${contract}: run "npm run build" first`)
  const { methodIdentifiers } = JSON.parse(readFileSync(artifact, 'utf8'))
  return new Set(Object.keys(methodIdentifiers).map((signature) => signature.split('(')[0]))
}

function readTree(file, contract) {
  const functions = new Set()
  const leaves = new Set()
  const inherited = new Set()
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    if (line.trim() === '') continue
    const leaf = leafPattern.exec(line)
    if (leaf) leaves.add(leaf[1])
    else if (inheritsPattern.test(line)) {
      for (const name of externalFunctions(inheritsPattern.exec(line)[1])) inherited.add(name)
    } else if (line.startsWith(`${contract}::`)) functions.add(line.slice(contract.length + 2))
    else if (!conditionPattern.test(line)) problems.push(`${file}:${index + 1}: neither a function, a condition nor a leaf`)
  }
  return { functions, leaves, inherited }
}

for (const file of globSync('test/**/*.tree').sort()) {
  const contract = basename(file, '.tree')
  const { functions, leaves, inherited } = readTree(file, contract)
  for (const name of externalFunctions(contract)) {
    if (!functions.has(name) && !inherited.has(name)) problems.push(`${file}: no tree for ${contract}::${name}`)
  }
  const sources = globSync(join(dirname(file), `${contract}{.t,*Behaviour,Payments,Terms,Trades,Whitelist.t}.sol`))
  const tests = new Set(sources.flatMap((source) => readFileSync(source, 'utf8').match(/(?<=function )test_\w+/g) ?? []))
  for (const leaf of leaves) if (!tests.has(leaf)) problems.push(`${file}: no test ${leaf}`)
  for (const test of tests) if (!leaves.has(test)) problems.push(`${file}: ${test} is not a leaf`)
}

if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
} else {
  console.log('Trees and tests agree.')
}
