import { m } from '@slipway/messages'
import { expect, test } from 'vitest'
import { emptyNftForm } from './nft-form-values.ts'
import { ownerTexts } from './nft-promises.ts'

const always = [m.nftmake_owner_info(), m.nftmake_owner_hand()]

test('the owner’s powers are those that the contract will give by what is chosen', () => {
  expect(ownerTexts(emptyNftForm)).toEqual([m.nftmake_owner_inviter(), ...always])
  const shared = { ...emptyNftForm, ownerShare: '5', firstMint: '2', hasList: true }
  const listed = [m.nftmake_owner_list(), m.nftmake_owner_inviter(), ...always]
  expect(ownerTexts(shared)).toEqual([m.nftmake_owner_share(), ...listed])
  expect(ownerTexts({ ...shared, isHidden: true })).toEqual([
    m.nftmake_owner_share_hidden(),
    ...listed,
  ])
})

test('where only the owner mints, later files are theirs only with a folder of shown pictures', () => {
  const own = { ...emptyNftForm, mintMethod: 'owner' as const }
  expect(ownerTexts(own)).toContain(m.nftmake_owner_files())
  expect(ownerTexts({ ...own, urlMode: 'shared' })).not.toContain(m.nftmake_owner_files())
})
