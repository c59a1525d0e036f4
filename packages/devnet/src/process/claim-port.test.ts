import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { claimPort, NoFreePortError, releasePort } from './claim-port.ts'

const servers: Server[] = []

function occupy(port: number, host: string): Promise<void> {
  const server = createServer()
  servers.push(server)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
}

afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve))
})

test('takes the preferred port when nothing listens there', async () => {
  const port = await claimPort(18_590)
  releasePort(port)
  expect(await claimPort(port)).toBe(port)
  releasePort(port)
})

test.each(['127.0.0.1', '0.0.0.0'])('takes the next port when one is taken on %s', async (host) => {
  const preferred = await claimPort(18_592)
  releasePort(preferred)
  await occupy(preferred, host)
  const port = await claimPort(preferred)
  releasePort(port)
  expect(port).toBeGreaterThan(preferred)
})

test('hands a port out once, so that services that start together never share one', async () => {
  const first = await claimPort(18_594)
  const second = await claimPort(18_594)
  releasePort(first)
  releasePort(second)
  expect(second).toBeGreaterThan(first)
})

test('another process that lives keeps its port, a dead one does not', async () => {
  const port = await claimPort(18_596)
  releasePort(port)
  const claim = join(tmpdir(), 'slipway-ports', String(port))
  writeFileSync(claim, String(process.ppid))
  const next = await claimPort(port)
  releasePort(next)
  expect(next).toBeGreaterThan(port)
  const dead = spawnSync(process.execPath, ['--version']).pid
  writeFileSync(claim, String(dead))
  expect(await claimPort(port)).toBe(port)
  releasePort(port)
})

test('says so when there is none left', async () => {
  await expect(claimPort(65_536)).rejects.toThrow(NoFreePortError)
})
