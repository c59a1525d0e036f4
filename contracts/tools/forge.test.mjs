import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'

const tools = dirname(fileURLToPath(import.meta.url))
const contracts = dirname(tools)
const folder = mkdtempSync(join(tmpdir(), 'slipway-forge-'))
afterAll(() => rmSync(folder, { recursive: true }))

function statusOf(...args) {
  const forge = join(tools, 'forge.mjs')
  return spawnSync(process.execPath, [forge, ...args], { cwd: folder, stdio: 'ignore' }).status
}

/** A command line that would run the entry point of the npm package. */
const bareForge = /(^|[\s&|;(])(forge|cast|anvil)\s/

describe('forge as the scripts run it', () => {
  test('succeeds when forge succeeds', () => {
    writeFileSync(join(folder, 'Tidy.sol'), 'contract Tidy {}\n')
    expect(statusOf('fmt', '--check', 'Tidy.sol')).toBe(0)
  })

  test('fails when forge finds something', () => {
    writeFileSync(join(folder, 'Untidy.sol'), 'contract   Untidy{ }')
    expect(statusOf('fmt', '--check', 'Untidy.sol')).not.toBe(0)
  })

  test('fails when forge does not understand', () => {
    expect(statusOf('--no-such-option')).not.toBe(0)
  })

  test('is what every script and every seeded fault runs', () => {
    const { scripts } = JSON.parse(readFileSync(join(contracts, 'package.json'), 'utf8'))
    const faults = globSync(join(contracts, '..', '{packages/*,apps/*,contracts}', 'test', 'faults.json')).flatMap((file) =>
      JSON.parse(readFileSync(file, 'utf8')).map((fault) => fault.test),
    )
    const commands = [...Object.values(scripts), ...faults]
    expect(commands.length).toBeGreaterThan(20)
    expect(commands.filter((command) => bareForge.test(command))).toEqual([])
    const findings = readFileSync(join(tools, 'check-findings.mjs'), 'utf8')
    expect(findings).not.toMatch(/^(?!\/\/).*['"]forge['"]/m)
  })
})
