import { Textarea } from '@mantine/core'
import { formatInteger, m } from '@slipway/messages'
import { SegmentedControl } from '@slipway/ui/segmented-control'
import { useState } from 'react'
import { useStore } from 'zustand'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import classes from './create.module.css'
import { usePresaleForm } from './presale-form-context.ts'

/** As buyers see it; loaded when somebody looks. */
const MarkdownPreview = lazyPart(async () => ({
  default: (await import('../shared/safe-markdown.tsx')).SafeMarkdown,
}))

/** "Description is at most 3000 characters" (specification section 5). */
export const DESCRIPTION_MAX_LENGTH = 3_000

function Counter() {
  const { snapshot } = usePresaleForm()
  const used = useStore(snapshot, ({ values }) => [...values.description.trim()].length)
  return (
    <span data-over={used > DESCRIPTION_MAX_LENGTH || undefined} className={classes.counter}>
      {m.presale_description_used({
        used: formatInteger(used),
        max: formatInteger(DESCRIPTION_MAX_LENGTH),
      })}
    </span>
  )
}

function Preview() {
  const { form } = usePresaleForm()
  const text = form.getValues().description.trim()
  return (
    <div className={classes.markdown}>
      {text === '' ? (
        <p className={classes.muted}>{m.presale_description_empty()}</p>
      ) : (
        <LatePart>
          <MarkdownPreview text={text} />
        </LatePart>
      )}
    </div>
  )
}

/** The description in Markdown, and how buyers will see it. */
export function DescriptionField() {
  const { form, idOf } = usePresaleForm()
  const [view, setView] = useState<'write' | 'preview'>('write')
  return (
    <div>
      <div className={classes.fieldHead}>
        <label htmlFor={idOf('description')}>{m.presale_field_description()}</label>
        <SegmentedControl
          size="xs"
          aria-label={m.presale_description_view()}
          value={view}
          onChange={setView}
          data={[
            { value: 'write', label: m.presale_description_write() },
            { value: 'preview', label: m.presale_description_preview() },
          ]}
        />
      </div>
      {view === 'preview' && <Preview />}
      <Textarea
        key={form.key('description')}
        id={idOf('description')}
        rows={8}
        resize="vertical"
        style={{ display: view === 'write' ? undefined : 'none' }}
        inputWrapperOrder={['input', 'error', 'description']}
        description={m.presale_field_description_rule()}
        {...form.getInputProps('description')}
      />
      <Counter />
    </div>
  )
}
