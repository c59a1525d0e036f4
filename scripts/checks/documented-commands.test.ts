// What people copy from the docs: every command of npm is a script of ours, with options that it takes.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { commandProblems } from './command-problems.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const pages = globSync(['*.md', 'docs/**/*.md'], {
  cwd: root,
  exclude: ['**/node_modules'],
}).sort()

/** Commands in lines of code, up to the words beside them, and in code within a sentence. */
function commandsOf(page: string): readonly string[] {
  const blocks = [...page.matchAll(/^```\w*\n([\s\S]*?)^```/gm)].map(([, lines = '']) =>
    lines.replaceAll(/ *\\\n\s*/g, ' '),
  )
  const lines = blocks
    .flatMap((block) => block.split('\n'))
    .map((line) => line.split(/ {2,}|\s#/)[0] ?? '')
  const spans = [...page.matchAll(/`(npm [^`\n]+)`/g)].map(([, command = '']) => command)
  return [...lines, ...spans]
    .map((line) => line.trim())
    .filter((line) => /^npm (run|start|test)/.test(line))
}

/** Scripts of a workspace are not ours to look up here. */
const isOfRoot = (command: string) => !/ (?:-w|--workspace|--prefix)\b/.test(command)

test('the docs name commands', () => {
  const all = pages.flatMap((path) => commandsOf(readFileSync(join(root, path), 'utf8')))
  expect(all.length).toBeGreaterThan(40)
})

test.each(pages)('%s names commands that exist, with options that they take', (path) => {
  const commands = commandsOf(readFileSync(join(root, path), 'utf8')).filter(isOfRoot)
  const problems = commands.flatMap((command) =>
    commandProblems(command).map((problem) => `${command}: ${problem}`),
  )
  expect(problems).toEqual([])
})

test('a command, an option or a script that does not exist is found', () => {
  expect(commandProblems('npm run nothing')).toEqual(['package.json has no script nothing'])
  expect(commandProblems('npm run deep -- --hours 3')).toEqual([
    'scripts/deep.ts has no option --hours',
  ])
  expect(commandProblems('npm run rehearse -- --chains bsc --write')).toEqual([])
  expect(commandProblems('npm test && curl x')).toEqual(['curl is not known'])
  const page = '```\nnpm run deploy -- --chain bsc     what it does --now\n```\n`npm run pack`'
  expect(commandsOf(page)).toEqual(['npm run deploy -- --chain bsc', 'npm run pack'])
})
