import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  askSupervisor,
  controlSocketPath,
  openControlSocket,
  StackControlError,
  StackRunningError,
} from './control-socket.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'slipway-control-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('answers a question with the result of its action', async () => {
  const socket = await openControlSocket(folder, { status: async () => ({ pid: 7 }) })
  expect(await askSupervisor(socket.path, 'status')).toEqual({ pid: 7 })
  await socket.close()
})

test('hands a failure on', async () => {
  const socket = await openControlSocket(folder, {
    status: async () => {
      throw new Error('out of order')
    },
  })
  await expect(askSupervisor(socket.path, 'status')).rejects.toThrow('out of order')
  await expect(askSupervisor(socket.path, 'dance')).rejects.toThrow('unknown action')
  await socket.close()
})

test('is a lock: a second one in the same folder is refused, with the address of the first', async () => {
  const status = async () => ({ pid: 7, webUrl: 'http://127.0.0.1:3000' })
  const socket = await openControlSocket(folder, { status })
  const second = openControlSocket(folder, { status })
  await expect(second).rejects.toThrow(StackRunningError)
  await expect(second).rejects.toThrow('http://127.0.0.1:3000 (process 7')
  await socket.close()
})

test('a socket that nobody answers on any more is replaced', async () => {
  writeFileSync(controlSocketPath(folder), '')
  const socket = await openControlSocket(folder, { status: async () => ({}) })
  await socket.close()
})

test('nobody answers after it was closed', async () => {
  const socket = await openControlSocket(folder, { status: async () => ({}) })
  await socket.close()
  await expect(askSupervisor(socket.path, 'status')).rejects.toThrow(StackControlError)
})

test('a folder whose name is too long for a socket works too', async () => {
  const deep = join(folder, 'a'.repeat(120))
  mkdirSync(deep)
  const socket = await openControlSocket(deep, { status: async () => ({ pid: 8 }) })
  expect(socket.path.length).toBeLessThanOrEqual(100)
  expect(await askSupervisor(controlSocketPath(deep), 'status')).toEqual({ pid: 8 })
  await socket.close()
})
