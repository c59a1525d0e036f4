import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Deployment } from '../types.ts'
import { VersionTakenError } from './add-deployment.ts'
import { openDeploymentRecords } from './open-deployment-records.ts'
import { readRecordedChains } from './render-deployments.ts'

const bsc = { chainId: 56, shortname: 'bsc' }
let checkout: string
let folder: string

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'slipway-checkout-'))
  folder = mkdtempSync(join(tmpdir(), 'slipway-record-'))
})
afterEach(() => {
  for (const root of [checkout, folder]) rmSync(root, { recursive: true, force: true })
})

function deployment(version: string, digit: string): Deployment {
  const address = `0x${digit.repeat(40)}` as const
  const codeHash = `0x${'ab'.repeat(32)}` as const
  return { version, contracts: { tokenFactory: { address, startBlock: 7, codeHash } } }
}

test('what either place records as finished is finished', () => {
  openDeploymentRecords([checkout]).add(bsc, deployment('v1', '1'))
  const records = openDeploymentRecords([folder, checkout])
  expect(records.isFinished(bsc, 'v1')).toBe(true)
  expect(records.isFinished(bsc, 'v2')).toBe(false)
  expect(records.isFinished({ chainId: 1 }, 'v1')).toBe(false)
  expect(openDeploymentRecords([folder]).isFinished(bsc, 'v1')).toBe(false)
})

test('other addresses than any place records are refused, and nothing is written', () => {
  openDeploymentRecords([checkout]).add(bsc, deployment('v1', '1'))
  const records = openDeploymentRecords([folder, checkout])
  expect(() => records.add(bsc, deployment('v1', '2'))).toThrow(VersionTakenError)
  expect(readRecordedChains(folder)).toEqual([])
})

test('only the first place is written to', () => {
  openDeploymentRecords([checkout]).add(bsc, deployment('v1', '1'))
  openDeploymentRecords([folder, checkout]).add(bsc, deployment('v2', '2'))
  expect(readRecordedChains(folder)).toEqual([{ ...bsc, deployments: [deployment('v2', '2')] }])
  expect(readRecordedChains(checkout)).toEqual([{ ...bsc, deployments: [deployment('v1', '1')] }])
})
