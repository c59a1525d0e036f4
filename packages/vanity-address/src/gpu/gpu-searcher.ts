import type { Searcher, SearchJob } from '../kernel/search-job.ts'
import { buildShader, packAutomaton, shaderLimits } from './build-shader.ts'

/** A dispatch shall take about this long: the desktop shares the processor. */
const dispatchMs = 40
const leastGroups = 4
const mostGroups = 65_535

/** There is no adapter, or it cannot run the shader. */
export class GpuUnusable extends Error {
  override readonly name = 'GpuUnusable'
  readonly code = 'GpuUnusable'

  constructor(reason: string) {
    super(`The graphics processor cannot search: ${reason}. The processor's cores do it instead.`)
  }
}

const usage = { mapRead: 1, copySource: 4, copyTarget: 8, uniform: 64, storage: 128 } as const

async function requestDevice(allowSoftware: boolean): Promise<GPUDevice> {
  // Absent in older browsers, and where the page is not served securely.
  const gpu: GPU | undefined = globalThis.navigator?.gpu
  const adapter = await gpu?.requestAdapter({ powerPreference: 'high-performance' })
  if (!adapter) throw new GpuUnusable('there is no adapter')
  if (adapter.info.isFallbackAdapter && !allowSoftware) {
    throw new GpuUnusable('the adapter is software')
  }
  return adapter.requestDevice()
}

async function createPipeline(device: GPUDevice, code: string) {
  const module = device.createShaderModule({ code })
  const { messages } = await module.getCompilationInfo()
  const failure = messages.find(({ type }) => type === 'error')
  if (failure) throw new GpuUnusable(failure.message)
  return device.createComputePipelineAsync({
    layout: 'auto',
    compute: { module, entryPoint: 'search' },
  })
}

/**
 * A search on the graphics processor.
 * @param allowSoftware also on an adapter that the processor's cores imitate: for tests
 * @throws {GpuUnusable}
 */
export async function createGpuSearcher(job: SearchJob, allowSoftware = false): Promise<Searcher> {
  const device = await requestDevice(allowSoftware)
  const pipeline = await createPipeline(device, buildShader(job.space, job.filter))
  const hitBytes = 4 * (shaderLimits.hitCapacity + 1)
  const buffer = (size: number, flags: number) => device.createBuffer({ size, usage: flags })
  const base = buffer(8, usage.uniform | usage.copyTarget)
  const hits = buffer(hitBytes, usage.storage | usage.copySource | usage.copyTarget)
  const answer = buffer(hitBytes, usage.mapRead | usage.copyTarget)
  const automaton = packAutomaton(job.filter)
  const buffers = [base, hits]
  if (automaton) {
    const table = buffer(automaton.byteLength, usage.storage | usage.copyTarget)
    device.queue.writeBuffer(table, 0, automaton)
    buffers.push(table)
  }
  const bindings = device.createBindGroup({
    layout: pipeline.getBindGroupLayout(0),
    entries: buffers.map((one, binding) => ({ binding, resource: { buffer: one } })),
  })

  /** Tries `groups` workgroups and reads which candidates passed; undefined when the list overflowed. */
  const dispatch = async (index: bigint, groups: number): Promise<bigint[] | undefined> => {
    device.queue.writeBuffer(base, 0, new Uint32Array(BigUint64Array.of(index).buffer))
    device.queue.writeBuffer(hits, 0, new Uint32Array(1))
    const commands = device.createCommandEncoder()
    const pass = commands.beginComputePass()
    pass.setPipeline(pipeline)
    pass.setBindGroup(0, bindings)
    pass.dispatchWorkgroups(groups)
    pass.end()
    commands.copyBufferToBuffer(hits, 0, answer, 0, hitBytes)
    device.queue.submit([commands.finish()])
    return readHits(answer, index)
  }

  let groups = leastGroups
  let cap = mostGroups
  const searchInPieces = async (index: bigint, count: number): Promise<bigint[]> => {
    const found: bigint[] = []
    for (let group = 0; group < count; group++) {
      found.push(...((await dispatch(index + BigInt(group * perGroup), 1)) ?? []))
    }
    return found
  }
  return {
    engine: 'gpu',
    search: async (index) => {
      const current = groups
      const tried = perGroup * current
      const startedAt = performance.now()
      const hits = await dispatch(index, current)
      if (!hits) {
        // More hits than the list holds: smaller portions from now on.
        cap = Math.max(1, current >> 2)
        groups = cap
        return { tried, hits: await searchInPieces(index, current) }
      }
      const fitting = Math.floor(
        (current * dispatchMs) / Math.max(performance.now() - startedAt, 1),
      )
      groups = Math.min(cap, mostGroups, Math.max(leastGroups, Math.min(fitting, current * 2)))
      return { tried, hits }
    },
    stop: () => device.destroy(),
  }
}

const perGroup = shaderLimits.workgroup * shaderLimits.perInvocation

/** Undefined when more passed than the list holds. */
async function readHits(answer: GPUBuffer, index: bigint): Promise<bigint[] | undefined> {
  await answer.mapAsync(usage.mapRead)
  const [count = 0, ...offsets] = new Uint32Array(answer.getMappedRange().slice(0))
  answer.unmap()
  if (count > shaderLimits.hitCapacity) return undefined
  return offsets.slice(0, count).map((offset) => index + BigInt(offset))
}
