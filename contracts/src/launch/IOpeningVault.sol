// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {ISolvency} from "../ISolvency.sol";

/// @title Batch openings: everybody buys in one swap, at one price
/// @notice While an opening collects, anybody can commit quote currency. Then anybody clears it: trading opens and all
/// commitments, up to the cap, buy in one swap; each depositor claims tokens pro rata, and what lay beyond the cap comes
/// back pro rata. Being first is worth nothing.
///
/// The worst price is known before anybody commits: at most the cap is spent, so nobody pays more than the price of the
/// whole cap (`minRate`). What is really spent has to buy what the pool of the start would have given for it, 1 % aside:
/// whoever moves the pool in between takes nothing from the depositors. If that cannot be had, nothing is cleared, and an
/// hour after the end everybody's commitment is free again, whatever anybody does (`refund`). A commitment cannot be taken
/// back before.
///
/// A quote whose balances shrink by themselves is the risk of those who commit it: the vault owes what came in and pays
/// it to whoever asks, so that the last find too little, until the balance is made up. It cannot be told beforehand, and
/// every way to share the loss would make a passing dip final for those who are paid in it (`solvency` shows it).
interface IOpeningVault is ISolvency {
    /// @notice 0 collecting, or waiting to be cleared; 1 cleared; 2 refunding. Derived where the clock decides.
    enum Status {
        Open,
        Cleared,
        Refunding
    }

    /// @notice One opening.
    /// @param token,pair,quote What is bought, where, with what (the wrapped form for native currency).
    /// @param isNative Commitments and refunds are in native currency.
    /// @param endsAt Commitments are taken before, clearing is possible from then on (unix seconds).
    /// @param refundsFrom From then on there are refunds only, unless it was cleared (unix seconds).
    /// @param status See `Status`.
    /// @param cap Most quote currency that is spent.
    /// @param minRate Tokens per quote unit, scaled by 1e18, that the swap yields at least, however much is spent.
    /// @param total Quote currency committed.
    /// @param spent,bought Of the swap.
    /// @param tokenReserve,quoteReserve What the pool held at the start.
    struct Opening {
        address token;
        address pair;
        address quote;
        bool isNative;
        uint40 endsAt;
        uint40 refundsFrom;
        Status status;
        uint256 cap;
        uint256 minRate;
        uint256 total;
        uint256 spent;
        uint256 bought;
        uint112 tokenReserve;
        uint112 quoteReserve;
    }

    /// @notice Only the `LaunchPad` begins openings.
    error OpeningVault_CallerNotLaunchPad(address caller);
    /// @notice The time for commitments runs from 10 seconds to an hour.
    error OpeningVault_SecondsOutOfRange(uint256 seconds_, uint256 min, uint256 max);
    /// @notice At least something can be bought.
    error OpeningVault_CapZero();
    /// @notice The cap would buy so few base units that one of them, rounded away, is money (P-14).
    error OpeningVault_TooCoarse(uint256 units, uint256 min);
    /// @notice There is no such opening.
    error OpeningVault_Unknown(uint256 openingId);
    /// @notice Commitments are over.
    error OpeningVault_Ended(uint256 openingId, uint256 endsAt);
    /// @notice Commitments are still taken.
    error OpeningVault_StillCollecting(uint256 openingId, uint256 endsAt);
    /// @notice Too late to clear, or cleared already: `status` tells.
    error OpeningVault_NotClearable(uint256 openingId, Status status);
    /// @notice Claims begin with the clearing.
    error OpeningVault_NotCleared(uint256 openingId, Status status);
    /// @notice Refunds begin an hour after the end, if nobody cleared.
    error OpeningVault_NotRefunding(uint256 openingId, uint256 refundsFrom);
    /// @notice The worst price of this opening is worse than the depositor accepts.
    error OpeningVault_PriceTooHigh(uint256 minRate, uint256 wantedRate);
    /// @notice The swap yielded less than promised; nothing is spent.
    error OpeningVault_RateMissed(uint256 rate, uint256 minRate);
    /// @notice Somebody moved the pool since the start: it gives less than it would have then. Nothing is spent.
    error OpeningVault_PoolMoved(uint256 bought, uint256 least);
    /// @notice The amount is zero.
    error OpeningVault_AmountZero();
    /// @notice `msg.value` has to be the amount for native currency, and zero otherwise.
    error OpeningVault_ValueWrong(uint256 sentWei, uint256 wantedWei);
    /// @notice The caller has nothing there (any more).
    error OpeningVault_NothingToClaim(uint256 openingId, address account);
    /// @notice Somebody receives.
    error OpeningVault_ReceiverZero();
    /// @notice Native currency comes from the wrapped form only.
    error OpeningVault_ValueRefused(uint256 sentWei);
    /// @notice The receiver does not take native currency: `claimTo` and `refundTo` name another one.
    error OpeningVault_PaymentFailed(address to, uint256 amountWei);

    event OpeningStarted(
        uint256 indexed openingId,
        address indexed token,
        address indexed quote,
        uint256 endsAt,
        uint256 refundsFrom,
        uint256 cap,
        uint256 minRate
    );
    /// @notice `amount` is what arrived.
    event Committed(uint256 indexed openingId, address indexed account, uint256 amount);
    /// @notice All commitments bought at one price; `total - spent` comes back with the claims.
    event Cleared(uint256 indexed openingId, uint256 spent, uint256 bought);
    event Claimed(
        uint256 indexed openingId, address indexed account, address indexed to, uint256 tokens, uint256 quoteBack
    );
    event Refunded(uint256 indexed openingId, address indexed account, address indexed to, uint256 amount);

    /// @notice `LaunchPad` only: begins an opening for a token whose liquidity is placed and whose trading is not open.
    /// Remembers what the pool holds now.
    function start(
        address token,
        address pair,
        address quote,
        bool isNative,
        uint256 openingSeconds,
        uint256 cap,
        uint256 minRate
    ) external returns (uint256 openingId);

    /// @notice Commits quote currency for `account`. @param amount Base units; for native currency `msg.value`.
    /// @param wantedRate Fewest tokens per quote unit, scaled by 1e18, that the depositor accepts: refused at once when
    /// the opening's `minRate` is below.
    function commit(uint256 openingId, address account, uint256 amount, uint256 wantedRate) external payable;

    /// @notice Anybody, from `endsAt` to `refundsFrom`: opens trading and buys.
    function clear(uint256 openingId) external;

    /// @notice Pays the caller's tokens and excess to `to`.
    function claimTo(uint256 openingId, address to) external;

    /// @notice Pays `account` what is theirs; anybody may call.
    function claimFor(uint256 openingId, address account) external;

    /// @notice Pays the caller's commitment back to `to`.
    function refundTo(uint256 openingId, address to) external;

    /// @notice Pays `account` their commitment back; anybody may call.
    function refundFor(uint256 openingId, address account) external;

    /// @notice One opening; reverts when there is none.
    function openingOf(uint256 openingId) external view returns (Opening memory);

    /// @notice What `account` has committed and not yet been paid.
    function commitmentOf(uint256 openingId, address account) external view returns (uint256 amount);

    /// @notice What a claim would pay now.
    function claimable(uint256 openingId, address account) external view returns (uint256 tokens, uint256 quoteBack);

    /// @notice Number of openings; the newest has this id.
    function openingCount() external view returns (uint256);

    /// @notice `solvency()` of the quote tokens from `offset` on, at most `limit` of them.
    function solvencyPage(uint256 offset, uint256 limit) external view returns (AssetSolvency[] memory assets);

    /// @notice Number of quote tokens that openings ever collected.
    function quoteCount() external view returns (uint256);

    /// @notice The contract that begins and clears openings.
    function launchPad() external view returns (address);
}
