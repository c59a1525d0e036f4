// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {ISolvency} from "../ISolvency.sol";

/// @title Rewards of those who bring others into a presale
/// @notice One ledger for each presale that opened it, apart from all others; paid out of the owner's part, never out
/// of participants' money (S-57). A wallet's inviter is bound by its first contribution and stays; who has invited
/// somebody before contributing stays without one.
///
/// All ledgers' money of one currency lies together. Of a currency that shrinks by itself everybody gets the same part of
/// what is owed; who is paid early gets no more than the others of that moment (`claimReward`).
interface IInviter is ISolvency {
    /// @notice One presale.
    /// @param total Reward that was paid in at finalize, in currency units; what is reserved before it.
    /// @param currency Zero for native; `isEth` says the same.
    /// @param distributedAmount What was claimed.
    /// @param status 0 none, 1 open, 2 claimable, 3 void (the presale was canceled).
    struct PresaleInfo {
        address presale;
        uint256 total;
        address currency;
        bool isEth;
        uint256 distributedAmount;
        uint256 status;
    }

    /// @notice One wallet below an inviter.
    struct SubUser {
        address account;
        uint256 contribution;
        uint256 inviteeCount;
    }

    error Inviter_AlreadyOpen(address presale);
    error Inviter_NotOpen(address presale);
    error Inviter_Self(address account);
    /// @notice `inviter` was invited by `account` itself.
    error Inviter_Cyclic(address account, address inviter);
    error Inviter_NothingToClaim(address presale, address account);
    error Inviter_PaymentFailed(address to, uint256 amountWei);
    error Inviter_ReceivedTooLittle(uint256 received, uint256 needed);
    error Inviter_ValueRefused(uint256 sentWei);
    error Inviter_RatesUnusable();

    event Opened(address indexed presale, address indexed currency, uint256[] rates);
    event Bound(address indexed presale, address indexed account, address indexed inviter);
    /// @notice `weight` is `inviter`'s after the change: Σ contribution × rate, in currency units × 10 000.
    event WeightSet(address indexed presale, address indexed inviter, uint256 weight);
    event Settled(address indexed presale, uint256 total);
    event Voided(address indexed presale);
    event RewardPaid(address indexed presale, address indexed inviter, uint256 amount);

    /// @notice A presale opens its ledger; the caller is the presale.
    function open(address currency, uint256[] calldata rates) external;
    /// @notice A presale tells of a contribution; binds `inviter` if `account` has none and this is its first.
    /// @return bound The account's inviter, or zero.
    function record(address account, address inviter, uint256 amount, bool first) external returns (address bound);
    /// @notice A presale tells that a contribution was taken back.
    function revoke(address account, uint256 amount) external;
    /// @notice A presale pays the whole reward at finalize: `acceptedBps18` is accepted ÷ contributed × 1e18 (fair
    /// presales).
    function settle(uint256 acceptedBps18) external payable returns (uint256 total);
    /// @notice A presale failed: nobody is owed anything.
    function voidRewards() external;

    /// @notice Pays `inviter` its reward in `presale`. Anybody may call for a wallet, a contract for itself (P-42).
    /// @return amount What was sent: `pendingReward`, or the held part of it when the currency has shrunk.
    function claimReward(address presale, address inviter) external returns (uint256 amount);

    /// @notice The same for the caller's own reward, to an address that can take it.
    function claimRewardTo(address presale, address to) external returns (uint256 amount);

    function presaleInfo(address presale) external view returns (PresaleInfo memory);
    function rates(address presale) external view returns (uint256[] memory);
    function inviterOf(address presale, address account) external view returns (address inviter);
    /// @notice Σ contribution × rate of everybody below `inviter`, in currency units × 10 000.
    function weightOf(address presale, address inviter) external view returns (uint256 weight);
    /// @notice All weights of a presale.
    function totalWeight(address presale) external view returns (uint256 weight);
    /// @notice What those whom `inviter` invited directly have contributed.
    function inviterContribution(address presale, address inviter) external view returns (uint256 amount);
    function pendingReward(address presale, address inviter) external view returns (uint256 amount);
    function subUserCount(address presale, address inviter) external view returns (uint256);
    function subUsers(address presale, address inviter, uint256 offset, uint256 limit)
        external
        view
        returns (SubUser[] memory);
    /// @notice Owed and held of the currencies in order of their first presale, from `offset`, at most `limit`.
    function solvencyPage(uint256 offset, uint256 limit) external view returns (AssetSolvency[] memory);
    function currencyCount() external view returns (uint256);
}
