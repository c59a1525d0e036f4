// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {PresaleListing} from "../presale/PresaleListing.sol";

/// @title Rehearsal of a presale's listing before anybody has paid for it
/// @notice Answers for one presale and its very terms: would `finalize` fill the pool, would buyers get whole tokens,
/// and could they sell them? The code is never deployed. A reader asks a node for an `eth_call` in which this code
/// stands at the presale's own address (state override), so that exemptions and the launcher right that the presale has
/// count, and nothing that is rehearsed happens. Native currency is given to that address in the same way.
///
/// Before the presale exists the same code stands at its predicted address and at the owner's, who "gives" the tokens.
/// A token with a launch gate can only be rehearsed once the presale exists: nobody else may receive it before.
///
/// How to read a report:
///  - `deposit.received < deposit.sent`: the owner's deposit is taxed, and creating the presale is refused;
///  - `delivery.received < delivery.sent`, or `listing` refused by `UniswapV2: K` or `PoolPlacement_PriceMissed`: the token
///    taxes what the presale sends to the pool; it has to exempt the presale;
///  - `payout.received < payout.sent`: buyers would receive less than they bought; the same exemption mends it;
///  - `listing` refused by `PoolPlacement_RepairTooDear` or `PoolPlacement_LiquidityDiluted`: a pool with another price
///    exists; by `Presale_NotLauncher`: the owner has not given the presale the launcher right;
///  - `roundTrip` refused: the token cannot be bought or sold (not open, limits, same-block rules, or a trap);
///  - `roundTrip.received` against `roundTrip.expected` (what comes back without any tax): more is lost than the
///    presale's terms declare, and `finalize` would end in refunds.
/// Warning: it rehearses one moment. A token that its owner has power over may behave otherwise when the presale ends.
interface IListingProbe {
    /// @param params What `finalize` would list; amounts may be scaled down where the currency cannot be had.
    /// @param locker,sellabilityCheck The platform's contracts.
    /// @param router Buys the currency with native where the presale has not enough of it. @param wrappedNative What
    /// the native currency is wrapped into.
    /// @param giver Whoever has the tokens while the presale has not: this code stands there too. Zero: the presale has
    /// them.
    /// @param buyer Wallet without code and without tokens, for the payout.
    struct Question {
        PresaleListing.ListingParams params;
        address locker;
        address sellabilityCheck;
        address router;
        address wrappedNative;
        address giver;
        address buyer;
    }

    /// @param ok False when it was refused, or was not tried because an earlier step was refused.
    /// @param sent,received Base units that left and that arrived; `expected` is what had to without any tax.
    /// @param gasUsed Gas of the step. @param reason Revert data, at most 512 bytes.
    struct Step {
        bool ok;
        uint256 sent;
        uint256 expected;
        uint256 received;
        uint256 gasUsed;
        bytes reason;
    }

    /// @param funding Native to currency. @param deposit Giver to presale, tokens. @param delivery Presale to pool,
    /// tokens.
    /// @param payout Presale to a buyer after the listing, tokens. @param listing Tokens: sent, expected and listed; a
    /// repair may make the difference. @param roundTrip Currency: spent, expected back, back. Foreign tokens only.
    /// @param pair,currencyListed,liquidity The pool after the listing.
    struct Report {
        Step funding;
        Step deposit;
        Step delivery;
        Step listing;
        Step payout;
        Step roundTrip;
        address pair;
        uint256 currencyListed;
        uint256 liquidity;
    }

    /// @notice A step was called by somebody else than the probe.
    error ListingProbe_OwnStepsOnly();
    /// @notice The end of a step that must leave no trace; never leaves the probe.
    error ListingProbe_Undone(bytes step);

    /// @notice Takes the tokens and the currency, tries a delivery, lists, pays a buyer out and trades as a stranger.
    /// @return report Every step, done or refused; reverts only when the node gives too little gas.
    function rehearse(Question calldata question) external returns (Report memory report);
}
