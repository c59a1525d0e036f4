import { Button, Textarea } from '@mantine/core'
import type { BadgeApplication } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { badgeDocuments, documentRolesOf } from '@slipway/sdk/badges/badge-kinds'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { TextField } from '@slipway/ui/text-field'
import { activeChain } from '../core/active-chain.ts'
import { badgeKinds } from './badge-labels.ts'
import classes from './badges.module.css'
import { DocumentField } from './document-field.tsx'
import { type Role, useApplicationForm } from './use-application-form.ts'

type Kind = BadgeApplication['kind']
type Form = ReturnType<typeof useApplicationForm>

function Texts({ kind, form }: { kind: Kind; form: Form['form'] }) {
  return (
    <>
      <TextField
        label={m.badges_field_contract()}
        rule={m.badges_field_contract_rule({ chain: activeChain.name })}
        {...form.inputProps('contract')}
      />
      <TextField
        label={m.badges_field_project()}
        rule={m.badges_field_project_rule()}
        {...form.inputProps('project')}
      />
      <TextField
        label={m.badges_field_contact()}
        rule={m.badges_field_contact_rule()}
        {...form.inputProps('contact')}
      />
      <TextField
        label={m.badges_field_website()}
        rule={m.badges_field_website_rule()}
        {...form.inputProps('website')}
      />
      {kind === 'audit' && (
        <>
          <TextField
            label={m.badges_field_auditor()}
            rule={m.badges_field_auditor_rule()}
            {...form.inputProps('auditor')}
          />
          <TextField
            label={m.badges_field_report()}
            rule={m.badges_field_report_rule()}
            {...form.inputProps('report')}
          />
        </>
      )}
      <Textarea
        rows={5}
        resize="vertical"
        label={m.badges_field_statement()}
        description={m.badges_field_statement_rule()}
        inputWrapperOrder={['label', 'description', 'input', 'error']}
        {...form.inputProps('statement')}
      />
    </>
  )
}

function Documents({ kind, roles, form }: { kind: Kind; roles: readonly Role[]; form: Form }) {
  const required: readonly Role[] = badgeDocuments[kind].required
  return (
    <fieldset className={classes.documents}>
      <legend className={classes.legend}>{m.badges_documents()}</legend>
      <p className={classes.quiet}>{m.badges_documents_rule()}</p>
      {roles.map((role) => (
        <DocumentField
          key={role}
          role={role}
          isOptional={!required.includes(role)}
          name={form.files[role]?.name}
          error={form.errorOf(role)}
          onFile={(file) => form.choose(role, file)}
        />
      ))}
    </fieldset>
  )
}

/** The form of one kind of badge. */
export function ApplicationForm({ kind }: { kind: Kind }) {
  const roles = documentRolesOf(kind)
  const form = useApplicationForm(kind, roles)
  return (
    <Panel
      title={m.badges_apply({ kind: badgeKinds[kind].name() })}
      description={m.badges_apply_text()}
    >
      <form
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          form.onTry()
          form.form.onSubmit(event)
        }}
        {...form.entry}
      >
        <Texts kind={kind} form={form.form} />
        <Documents kind={kind} roles={roles} form={form} />
        {form.problem && (
          <NoticeBox tone="bad" role="alert">
            {form.problem}
          </NoticeBox>
        )}
        {form.isDone && (
          <NoticeBox tone="good" role="status">
            {m.badges_apply_done()}
          </NoticeBox>
        )}
        <Button type="submit" loading={form.isSending} className={classes.submit}>
          {m.badges_apply_button()}
        </Button>
      </form>
    </Panel>
  )
}
