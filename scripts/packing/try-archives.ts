import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import type { Manifest } from './stage-manifest.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** What is wrong with staged folders, by the rules of registries and resolvers; empty when nothing is. */
export async function lintPackages(staged: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(
    staged.map(async (pkgDir) => {
      const { messages, pkg } = await publint({ pkgDir, strict: true })
      const { name } = readManifest(pkgDir)
      return messages.map((message) => `${name}: ${formatMessage(message, pkg)}`)
    }),
  )
  return found.flat()
}

function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`)
  return stdout
}

/**
 * Installs the archives into an empty folder, as a stranger does, loads each package and starts the program. Packages of
 * others come from what is installed here already: no network is needed.
 *
 * @throws Error with what npm or Node said
 */
export function tryArchives(staged: readonly string[], archives: readonly string[]): void {
  const project = mkdtempSync(join(tmpdir(), 'slipway-release-'))
  try {
    const manifests = staged.map(readManifest)
    writeFileSync(
      join(project, 'package.json'),
      JSON.stringify(describeProject(manifests, archives)),
    )
    run('npm', ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund'], project)
    const requireHere = createRequire(join(project, 'package.json'))
    for (const { name, version } of manifests) {
      const installed: Manifest = requireHere(`${name}/package.json`)
      if (installed.version !== version)
        throw new Error(`${name} was installed as ${installed.version}, not as ${version}.`)
    }
    const names = manifests.filter(({ exports }) => '.' in exports).map(({ name }) => name)
    const loading = names.map((name) => `await import('${name}')`).join('\n')
    run(process.execPath, ['--input-type=module', '--eval', loading], project)
    run(join(project, 'node_modules', '.bin', 'slipway'), ['--help'], project)
  } finally {
    rmSync(project, { recursive: true, force: true })
  }
}

function describeProject(manifests: readonly Manifest[], archives: readonly string[]) {
  const ours = manifests.map(({ name }, at) => [name, `file:${archives[at]}`])
  const asked = manifests.flatMap(({ dependencies = {} }) => Object.keys(dependencies))
  const theirs = [...new Set(asked)].filter((name) => !name.startsWith('@slipway/'))
  return {
    name: 'empty',
    private: true,
    type: 'module',
    dependencies: {
      ...Object.fromEntries(ours),
      ...Object.fromEntries(
        theirs.map((name) => [name, `file:${join(root, 'node_modules', name)}`]),
      ),
    },
    overrides: Object.fromEntries(theirs.map((name) => [name, `$${name}`])),
  }
}
