// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {IPresaleTypes} from "./IPresaleTypes.sol";

/// @title What participants of a presale can do, and how it is finalized
interface IPresaleParticipant is IPresaleTypes {
    /// @notice Buys tokens with as much of `amount` as still fits, in whole base units of the token, and returns the rest in
    /// the same call. Native currency is sent with the call and equals `amount`. A wallet's first contribution binds it to
    /// `inviter`, if inviter rewards are open.
    function contribute(uint256 amount, address inviter) external payable;

    /// @notice `contribute` for a wallet on the Merkle list; activates its entry first.
    function contributeWithProof(
        uint256 amount,
        address inviter,
        uint256 index,
        uint256 level,
        bytes32[] calldata proof
    ) external payable;

    /// @notice `contribute` with a signed allowance of an ERC-20 currency (EIP-2612; 65 bytes r, s, v, or EIP-1271 bytes).
    function contributeWithPermit(uint256 amount, address inviter, uint256 deadline, bytes calldata signature) external;

    /// @notice Refunds the caller's whole contribution. After a failure this is free, and the first refund emits `Canceled`.
    /// While the presale is open it costs a tenth, or nothing once its times were changed. Both close fifteen minutes before
    /// the end, so that nobody can hold room and leave when no one else can fill it (P-41).
    function refund() external;

    /// @notice `refund` to another address: for contracts that cannot receive native currency.
    function refundTo(address to) external;

    /// @notice Refunds other wallets, only after a failure: leaving an open presale is each wallet's own decision. Skips
    /// accounts that are owed nothing, cannot be paid, or are contracts other than the caller (P-42).
    function refundFor(address[] calldata accounts) external;

    /// @notice Sends the caller the tokens released so far; the first claim in a fair presale also returns the excess.
    function claim() external;

    /// @notice `claim` to another address.
    function claimTo(address to) external;

    /// @notice Claims for other wallets. Skips accounts that are owed nothing, cannot be paid, or are contracts other than
    /// the caller (P-42).
    function claimFor(address[] calldata accounts) external;

    /// @notice Creates the pool, locks its liquidity and opens claiming. Requires that the soft cap is reached and that the
    /// presale has ended or is full. Only the owner may call until 24 hours after the end, then anybody until seven days
    /// after it.
    function finalize() external;

    /// @notice Records a wallet's Merkle entry on chain, so that its slot can be used or traded. Replaces an unused slot of a
    /// worse level. Anybody may call for any wallet.
    function activateSlot(address account, uint256 index, uint256 level, bytes32[] calldata proof) external;
}
