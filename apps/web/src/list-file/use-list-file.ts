import { type ListKind, type ListKindName, listKinds } from '@slipway/sdk/list/list-kinds'
import type { ChosenColumns, TableIssue } from '@slipway/sdk/list/read-list-table'
import { useRef, useState } from 'react'
import { withChunkTimeout } from '../core/lazy-part.ts'
import { readListFile } from './read-list-file.ts'
import type { ListHead } from './read-list-head.ts'

/** A file on its way into a list. */
export type ListFileState =
  | { readonly step: 'none' }
  /** Its columns wait for somebody's word. */
  | { readonly step: 'columns'; readonly file: File; readonly head: ListHead }
  | { readonly step: 'reading' }
  | { readonly step: 'empty' }
  | { readonly step: 'failed' }
  | { readonly step: 'refused'; readonly issues: readonly TableIssue[] }

/** Takes a file over once its columns are confirmed. @returns what keeps it out */
export type TakeListFile = (
  file: File,
  chosen: ChosenColumns<string>,
) => Promise<readonly TableIssue[]>

export interface ListFile {
  readonly kind: ListKindName
  readonly state: ListFileState
  readonly open: (file: File) => Promise<void>
  /** Takes the file over. @param places columns by what they hold */
  readonly use: (places: ChosenColumns<string>['places']) => Promise<void>
  readonly cancel: () => void
}

/** Asks what the columns of a file are before anything of it is taken. */
export function useListFile(kind: ListKindName, take: TakeListFile): ListFile {
  const [state, setState] = useState<ListFileState>({ step: 'none' })
  // A file that is chosen later takes the place of an earlier one.
  const turn = useRef(0)
  const run = async (next: () => Promise<ListFileState>) => {
    turn.current += 1
    const own = turn.current
    const found = await next().catch(() => ({ step: 'failed' }) as const)
    if (turn.current === own) setState(found)
  }
  const open = (file: File) =>
    run(async () => {
      const names: ListKind = listKinds[kind]
      const { readListHead } = await withChunkTimeout(import('./read-list-head.ts'))
      const head = await readListHead(file, names)
      return head ? { step: 'columns', file, head } : { step: 'empty' }
    })
  const use = async (places: ChosenColumns<string>['places']) => {
    if (state.step !== 'columns') return
    const { file, head } = state
    setState({ step: 'reading' })
    await run(async () => {
      const issues = await take(file, { places, width: head.columns.length })
      return issues.length === 0 ? { step: 'none' } : { step: 'refused', issues }
    })
  }
  const cancel = () => {
    turn.current += 1
    setState({ step: 'none' })
  }
  return { kind, state, open, use, cancel }
}

/** The same for a list that is kept as text. */
export function useListFileText(kind: ListKindName, put: (text: string) => void): ListFile {
  return useListFile(kind, async (file, chosen) => {
    const { text, issues } = await readListFile({ file, kind, chosen })
    if (issues.length === 0) put(text)
    return issues
  })
}
