import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const scriptsOf = (folder: string): Record<string, string> =>
  JSON.parse(read(join(folder, 'package.json'))).scripts
const scripts = scriptsOf('')

/** Commands that are npm's own. */
const NPM_ITSELF = ['install', 'ci']
/** What a step may start that is not npm: the machine has it. */
const SYSTEM = ['sudo', 'apt-get', 'test', 'gh', 'grep']

/** Questions that `add-chain` takes as options. */
const asked = read('scripts/chain-files/questions.ts')

/** Whether a script of `scripts/` reads an option. */
const takes = (source: string, option: string) =>
  (source.includes('chain-files/questions.ts') && asked.includes(`flag: '${option}'`)) ||
  new RegExp(`(?:^|[^\\w-])['"]?${option}['"]?: \\{\\s*type:`).test(source)

/** A workspace's own script says itself what it takes. */
const workspaceProblems = (workspace: string, script: string) =>
  scriptsOf(workspace)[script] ? [] : [`${workspace} has no script ${script}`]

function scriptProblems(script: string, words: readonly string[]): string[] {
  const command = scripts[script]
  if (!command) return [`package.json has no script ${script}`]
  const file = `scripts/${/bootstrap\.mjs (\S+)/.exec(command)?.[1]}.ts`
  if (!existsSync(join(root, file))) return [`${file} does not exist`]
  const source = read(file)
  return words
    .filter((word) => /^--\w/.test(word))
    .map((word) => word.slice(2).replace(/=.*/, ''))
    .filter((option) => !takes(source, option))
    .map((option) => `${file} has no option --${option}`)
}

/** What is wrong with one command line: of a workflow's step, or of a page that people copy from. */
export function commandProblems(line: string): string[] {
  return line.split('&&').flatMap((part) => {
    const [program = '', ...words] = part.trim().split(/\s+/)
    if (program !== 'npm') return SYSTEM.includes(program) ? [] : [`${program} is not known`]
    const [verb = '', name = ''] = words
    if (NPM_ITSELF.includes(verb)) return []
    const script = verb === 'run' ? name : verb
    const [, workspace] = / (?:-w|--workspace) (\S+)/.exec(part) ?? []
    return workspace ? workspaceProblems(workspace, script) : scriptProblems(script, words)
  })
}
