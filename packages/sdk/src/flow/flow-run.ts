import { type DecodedFailure, decodeContractError } from '../evm/decode-contract-error.ts'
import type { UnsignedTransaction } from '../evm/unsigned-transaction.ts'
import { contextOf, encodeFlowState } from './flow-state.ts'
import type { FlowDefinition, FlowPorts, FlowState, FlowStatus, FlowStep } from './types.ts'

/** One run of the driver: the state it has reached, kept in storage at every change. */
export interface FlowRun<Input> {
  readonly definition: FlowDefinition<Input>
  readonly ports: FlowPorts
  readonly signal: AbortSignal
  /** False after a reload: the wallet opens only for a person who has just confirmed. */
  readonly mayAskWallet: boolean
  /** The state as it stands. */
  readonly state: () => FlowState<Input>
  /** Replaces the state, stores it, and tells who watches. */
  readonly set: (state: FlowState<Input>) => Promise<void>
  readonly step: () => FlowStep<Input>
  /** The current step's transaction. */
  readonly build: () => UnsignedTransaction
  /** Whether a node ran this very transaction just before the run began; said once. */
  readonly wasRehearsed: (transaction: UnsignedTransaction) => boolean
  /** Ends the flow badly, with the reason in the product's own words. */
  readonly end: (status: FlowStatus, failure: DecodedFailure) => Promise<void>
  readonly decode: (error: unknown) => DecodedFailure
}

/** The stored steps do not fit the definition; the flow was made by another release and cannot be taken up. */
export class FlowStepUnknown extends Error {
  override readonly name = 'FlowStepUnknown'
  readonly code = 'FlowStepUnknown'
  constructor(flow: string, index: number, options?: ErrorOptions) {
    super(
      `Flow "${flow}" has no step ${index}; it was stored by another release. Start it anew.`,
      options,
    )
  }
}

/** What a run starts with. */
export interface FlowRunStart<Input> {
  readonly definition: FlowDefinition<Input>
  readonly state: FlowState<Input>
  readonly ports: FlowPorts
  readonly signal: AbortSignal
  readonly mayAskWallet: boolean
  readonly rehearsed?: UnsignedTransaction | undefined
  readonly onChange: (state: FlowState<Input>) => void
}

/** Opens a run at a state, fresh or loaded from storage. */
export function openFlowRun<Input>(start: FlowRunStart<Input>): FlowRun<Input> {
  const { definition, ports, signal, mayAskWallet, onChange } = start
  let { state, rehearsed } = start
  let saving: Promise<void> = Promise.resolve()

  async function save(): Promise<void> {
    const { isUnsaved: _isUnsaved, ...saved } = state
    try {
      await ports.storage.save(saved.id, encodeFlowState(saved))
      state = state.isUnsaved ? saved : state
    } catch {
      // A full or forbidden storage must not lose sight of a transaction that is already on its way.
      state = { ...state, isUnsaved: true }
    }
  }

  async function set(next: FlowState<Input>): Promise<void> {
    state = next
    // One after the other: a slow storage must not end with an older state.
    saving = saving.then(save)
    await saving
    onChange(state)
  }

  function stepsOf(): readonly FlowStep<Input>[] {
    try {
      return definition.steps(state.input)
    } catch (cause) {
      // An input of another release lacks what this one reads from it.
      throw new FlowStepUnknown(definition.name, state.stepIndex, { cause })
    }
  }

  function step(): FlowStep<Input> {
    const found = stepsOf()[state.stepIndex]
    if (!found || found.id !== state.steps[state.stepIndex]?.id) {
      throw new FlowStepUnknown(definition.name, state.stepIndex)
    }
    return found
  }

  function wasRehearsed({ to, data, valueWei }: UnsignedTransaction): boolean {
    const known = rehearsed
    rehearsed = undefined
    return known?.to === to && known.data === data && known.valueWei === valueWei
  }

  return {
    definition,
    ports,
    signal,
    mayAskWallet,
    state: () => state,
    set,
    step,
    wasRehearsed,
    build: () => step().build(state.input, contextOf(state)),
    end: (status, failure) => set({ ...state, status, failure }),
    decode: (error) => decodeContractError(error, definition.errorsAbi),
  }
}
