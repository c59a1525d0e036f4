import { Modal, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'
import { ReturnFocus } from '@slipway/ui/return-focus'
import { TokenAvatar } from '@slipway/ui/token-avatar'
import { IconArrowRight, IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { activeChain } from '../core/active-chain.ts'
import { loadPage } from '../core/page-address.ts'
import { useEntryChain } from '../core/use-entry-chain.ts'
import { useGoTo } from '../core/use-go-to.ts'
import { useOfferedChains } from '../core/use-offered-chains.ts'
import { EntryName } from '../entries/entry-name.tsx'
import { NameMark } from '../names/lazy-name-mark.tsx'
import { addressProblem } from './address-problem.ts'
import classes from './search.module.css'
import { kindNames } from './search-labels.ts'
import { optionsOf, type SearchOption, step } from './search-options.ts'
import { readSearchState } from './search-state.ts'
import { UnreadClusters } from './unread-clusters.tsx'
import { useSearch } from './use-search.ts'

/** Hits of each kind in the dialog. */
const HITS = 4

/** Opens a line's page; one of another network loads the page anew. */
function useOpen(onClose: () => void) {
  const goTo = useGoTo()
  const chains = useOfferedChains(true)
  return ({ chainId, path }: SearchOption) => {
    onClose()
    const chain = chains?.find((one) => one.chainId === chainId)
    if (path.startsWith('/solana/')) goTo(path, chain && { network: chain.shortname })
    else if (chainId === activeChain.chainId || !chain) goTo(path)
    else loadPage(`${path}?chain=${chain.shortname}`)
  }
}

interface LineProps {
  option: SearchOption
  id: string
  isActive: boolean
  onOpen: () => void
}

function Line({ option, id, isActive, onOpen }: LineProps) {
  const chain = useEntryChain(option.chainId)
  const isAll = option.group === 'all'
  const facts = isAll ? [] : [...option.facts, chain?.name, option.state?.text]
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys, as in every list of choices
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active line
    <div
      role="option"
      id={id}
      aria-selected={isActive}
      className={classes.option}
      onClick={onOpen}
      ref={(line) => {
        if (isActive) line?.scrollIntoView({ block: 'nearest' })
      }}
    >
      {isAll ? (
        <IconArrowRight size={18} stroke={1.6} aria-hidden />
      ) : (
        <TokenAvatar symbol={option.title} seed={option.seed} size={28} />
      )}
      <span className={classes.optionText}>
        <EntryName entry={option} className={classes.optionTitle}>
          {option.title}
        </EntryName>
        {facts.length > 0 && (
          <span className={classes.optionFacts}>{facts.filter(Boolean).join(' · ')}</span>
        )}
        <NameMark chainId={option.chainId} named={option.named} />
      </span>
    </div>
  )
}

interface LinesProps {
  options: readonly SearchOption[]
  id: string
  active: number
  onOpen: (option: SearchOption) => void
}

function Lines({ options, id, active, onOpen }: LinesProps) {
  const groups = [...new Set(options.map(({ group }) => group))]
  return (
    <div role="listbox" id={id} aria-label={m.search_label()} className={classes.options}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list of choices
        <div
          role="group"
          key={group}
          aria-label={group === 'all' ? m.search_open() : kindNames[group]()}
        >
          {group !== 'all' && (
            <p className={classes.groupName} aria-hidden>
              {kindNames[group]()}
            </p>
          )}
          {options.map(
            (option, index) =>
              option.group === group && (
                <Line
                  key={option.key}
                  option={option}
                  id={`${id}-${index}`}
                  isActive={index === active}
                  onOpen={() => onOpen(option)}
                />
              ),
          )}
        </div>
      ))}
    </div>
  )
}

interface RemarksProps {
  text: string
  count: number
  isError: boolean
  /** Clusters that were not asked. */
  unread: readonly string[]
}

/** What stands under the lines: what is wrong, how many were found, how the keys work. */
function Remarks({ text, count, isError, unread }: RemarksProps) {
  const problem = addressProblem(text)
  return (
    <>
      {problem && <NoticeBox tone="warn">{problem}</NoticeBox>}
      {isError && <NoticeBox tone="warn">{m.search_error_title()}</NoticeBox>}
      <UnreadClusters names={unread} />
      <p className={classes.note} role="status">
        {text && !isError
          ? count === 0
            ? m.search_none_title({ text })
            : m.search_found({ count })
          : ''}
      </p>
      <p className={classes.note}>{m.search_keys()}</p>
    </>
  )
}

/** Search from anywhere: type, choose by arrows, open by Enter. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(-1)
  const [asked] = useDebouncedValue(typed, 200)
  const state = readSearchState({ q: asked })
  const { data, isError, unread } = useSearch(state, HITS)
  const open = useOpen(onClose)
  const text = typed.trim()
  const options = text ? optionsOf(state.q ? data : undefined, text, activeChain.chainId) : []
  const press = (event: KeyboardEvent) => {
    const moves: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }
    const by = moves[event.key]
    if (by) {
      event.preventDefault()
      setActive(step(active, by, options.length))
    }
    const chosen = options[active] ?? options.at(-1)
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && chosen) open(chosen)
  }
  return (
    <Modal opened onClose={onClose} title={m.search_label()} size={620}>
      <ReturnFocus />
      <TextInput
        data-autofocus
        role="combobox"
        aria-label={m.search_label()}
        aria-expanded={options.length > 0}
        aria-controls={options.length > 0 ? id : undefined}
        aria-autocomplete="list"
        aria-activedescendant={
          active >= 0 && active < options.length ? `${id}-${active}` : undefined
        }
        placeholder={m.search_placeholder()}
        leftSection={<IconSearch size={16} aria-hidden />}
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setActive(-1)
        }}
        onKeyDown={press}
      />
      {options.length > 0 && <Lines options={options} id={id} active={active} onOpen={open} />}
      <Remarks {...{ text, isError, unread }} count={Math.max(0, options.length - 1)} />
    </Modal>
  )
}
