// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {IPresaleAdmin} from "./IPresaleAdmin.sol";
import {IPresaleParticipant} from "./IPresaleParticipant.sol";

/// @title A presale of tokens: normal (1), fair (2) or private (3)
/// @notice Nobody but its participants and its owner, each for what is theirs, can move anything out of a presale: the
/// platform can neither cancel, pause nor redirect it (P-13, P-19). Every amount is claimable in exactly one state
/// (P-10); whoever may be paid may be paid by anybody (`…For`), always to the entitled address.
///
/// Units: amounts are base units; rates are token base units for one currency base unit, times 1e18; ratios are basis
/// points; times are unix seconds. `currency` zero stands for the native currency.
///
/// The three kinds differ in what a contribution is worth and in what happens to the raise:
///  - normal: fixed rate, contributions end at the hard cap;
///  - fair: contributions are not capped; the hard cap is shared out pro rata and the rest comes back with the claim;
///  - private: whitelist only, no pool; the owner gets the raise as the buyers' tokens are released (S-56).
///
/// A presale's code lies in two contracts (ADR 0103): what participants do, and the admin contract.
// solhint-disable-next-line no-empty-blocks
interface IPresale is IPresaleParticipant, IPresaleAdmin {}
