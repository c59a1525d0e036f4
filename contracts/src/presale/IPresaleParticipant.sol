// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {IPresaleTypes} from "./IPresaleTypes.sol";

/// @title What participants of a presale do, and its end
interface IPresaleParticipant is IPresaleTypes {
    /// @notice Takes what of `amount` still fits and buys whole base units of the token, and gives back the rest in the same
    /// call; native currency comes with the call and equals `amount`. The first contribution binds `inviter`, while the
    /// inviter reward is open.
    function contribute(uint256 amount, address inviter) external payable;

    /// @notice The same for a wallet on the Merkle list, which is activated first.
    function contributeWithProof(
        uint256 amount,
        address inviter,
        uint256 index,
        uint256 level,
        bytes32[] calldata proof
    ) external payable;

    /// @notice The same with a signed allowance of an ERC-20 currency (EIP-2612; 65 bytes r, s, v, or EIP-1271 bytes).
    function contributeWithPermit(uint256 amount, address inviter, uint256 deadline, bytes calldata signature) external;

    /// @notice Takes the caller's whole contribution back. After a failure: free, and the first refund says so (`Canceled`).
    /// While the presale is open: for a tenth, or free once its times were changed; either closes fifteen minutes
    /// before the end, so that nobody takes room and leaves it empty when no one else can fill it (P-41).
    function refund() external;

    /// @notice The caller's own refund, to another address: for contracts that cannot receive native currency.
    function refundTo(address to) external;

    /// @notice The same for others, only after a failure: leaving an open presale is each wallet's own decision. Who is
    /// owed nothing, cannot be paid, or is a contract and not the caller (P-42), is passed over.
    function refundFor(address[] calldata accounts) external;

    /// @notice Sends what is released now, and with the first claim the excess of a fair presale.
    function claim() external;

    /// @notice The caller's own claim, to another address.
    function claimTo(address to) external;

    /// @notice The same for others; who is owed nothing, cannot be paid, or is a contract and not the caller
    /// (P-42), is passed over.
    function claimFor(address[] calldata accounts) external;

    /// @notice Makes the pool, locks its liquidity and opens claiming. Soft cap reached, and over or full; owner only until
    /// 24 hours after the end, then anybody, until seven days after the end.
    function finalize() external;

    /// @notice Puts a wallet's Merkle entry on chain, so that it can be used or traded, in place of a worse unused slot.
    /// Anybody may call for anybody.
    function activateSlot(address account, uint256 index, uint256 level, bytes32[] calldata proof) external;
}
