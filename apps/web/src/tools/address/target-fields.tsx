import { NativeSelect, Switch, TextInput } from '@mantine/core'
import { m } from '@slipway/messages'
import { useId } from 'react'
import classes from './address-tool.module.css'
import type { TargetValues } from './target-values.ts'

interface TargetFieldsProps {
  values: TargetValues
  onChange(values: TargetValues): void
  /** Why the target cannot be searched; said at its first field. */
  error: string | undefined
  isDisabled?: boolean
}

const kinds: readonly { value: TargetValues['kind']; label: () => string }[] = [
  { value: 'starts', label: m.tools_target_kind_starts },
  { value: 'ends', label: m.tools_target_kind_ends },
  { value: 'both', label: m.tools_target_kind_both },
  { value: 'contains', label: m.tools_target_kind_contains },
  { value: 'zeros', label: m.tools_target_kind_zeros },
  { value: 'pattern', label: m.tools_target_kind_pattern },
]

interface PartField {
  readonly name: 'start' | 'end' | 'middle' | 'zeros' | 'pattern'
  readonly label: () => string
  readonly rule: () => string
  readonly placeholder: string
}

const start: PartField = {
  name: 'start',
  label: m.tools_target_start,
  rule: m.tools_target_rule_hex,
  placeholder: 'c0ffee',
}
const end: PartField = {
  name: 'end',
  label: m.tools_target_end,
  rule: m.tools_target_rule_ending,
  placeholder: '888',
}
const parts: Readonly<Record<TargetValues['kind'], readonly PartField[]>> = {
  starts: [start],
  ends: [end],
  both: [start, end],
  contains: [
    {
      name: 'middle',
      label: m.tools_target_middle,
      rule: m.tools_target_rule_ending,
      placeholder: 'cafe',
    },
  ],
  zeros: [
    {
      name: 'zeros',
      label: m.tools_target_zeros,
      rule: m.tools_target_rule_zeros,
      placeholder: '6',
    },
  ],
  pattern: [
    {
      name: 'pattern',
      label: m.tools_target_pattern,
      rule: m.tools_target_rule_pattern,
      placeholder: '^(0{4}|8{4})',
    },
  ],
}

/** What the address shall look like. */
export function TargetFields({ values, onChange, error, isDisabled }: TargetFieldsProps) {
  const id = useId()
  return (
    <div className={parts[values.kind].length > 1 ? classes.fields : classes.target}>
      <NativeSelect
        id={`${id}-kind`}
        label={m.tools_target_kind()}
        data={kinds.map(({ value, label }) => ({ value, label: label() }))}
        value={values.kind}
        disabled={isDisabled}
        onChange={(event) => {
          const kind = kinds.find(({ value }) => value === event.currentTarget.value)
          if (kind) onChange({ ...values, kind: kind.value })
        }}
      />
      <div className={parts[values.kind].length > 1 ? classes.columns : undefined}>
        {parts[values.kind].map(({ name, label, rule, placeholder }, index) => (
          <TextInput
            key={name}
            id={`${id}-${name}`}
            label={label()}
            description={rule()}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            placeholder={placeholder}
            value={values[name]}
            error={index === 0 ? error : undefined}
            disabled={isDisabled}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            inputMode={name === 'zeros' ? 'numeric' : 'text'}
            onChange={(event) => onChange({ ...values, [name]: event.currentTarget.value })}
          />
        ))}
      </div>
      {values.kind !== 'zeros' && (
        <Switch
          className={classes.wide}
          id={`${id}-case`}
          label={m.tools_target_case()}
          description={m.tools_target_case_text()}
          checked={values.isCaseSensitive}
          disabled={isDisabled}
          onChange={(event) =>
            onChange({ ...values, isCaseSensitive: event.currentTarget.checked })
          }
        />
      )}
    </div>
  )
}
