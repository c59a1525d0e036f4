// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {ISolvency} from "../ISolvency.sol";

/// @title Pays a list of accounts by proof
/// @notice A clone whose list (as a Merkle root), token, dates and release can never change. Each entry is paid to its own
/// account, once, whoever sends the claim: all at the start, or a part then and the rest evenly over a time. The owner takes
/// what is left before the start, or from the end on, never between.
///
/// Leaves are those of the public `StandardMerkleTree` of OpenZeppelin over (uint256 index, address account, uint256 amount):
/// hashed twice, pairs in order.
///
/// Times are unix seconds, amounts base units.
///
/// Warning: nobody can see from a root what the list adds up to: `tokensLeft` says what there is, the published list what it
/// takes.
/// Warning: of a token that keeps a part of each transfer its holder gets less than `amount`.
interface IMerkleAirdrop is ISolvency {
    /// @notice Nothing is paid before `startTime`, nor from `endTime` on.
    error MerkleAirdrop_NotRunning(uint256 startTime, uint256 endTime);
    /// @notice This entry is not in the list.
    error MerkleAirdrop_NotInList(uint256 index, address account, uint256 amount);
    /// @notice The entry was paid, or nothing more of it is released yet.
    error MerkleAirdrop_NothingToClaim(uint256 index, uint256 claimed);
    /// @notice The pool has less than this would take.
    error MerkleAirdrop_PoolTooSmall(uint256 amount, uint256 left);
    /// @notice The token refuses to send this to that account: it may pause, or bar somebody.
    error MerkleAirdrop_TransferFailed(address account, uint256 amount);
    /// @notice A batch names somebody, and each of its entries has a proof.
    error MerkleAirdrop_LengthsDiffer(uint256 entries, uint256 proofs);
    /// @notice Only the owner.
    error MerkleAirdrop_NotOwner(address caller, address owner);
    /// @notice What is left can be taken before the start or from the end on.
    error MerkleAirdrop_StillRunning(uint256 endTime);
    error MerkleAirdrop_NothingToWithdraw(address token);
    error MerkleAirdrop_AmountZero();
    /// @notice A key has at most 512 bytes.
    error MerkleAirdrop_KeyTooLong(uint256 length, uint256 max);

    /// @notice Entry `index` was paid `amount`; `claimed` of it so far.
    event Claimed(uint256 indexed index, address indexed account, uint256 amount, uint256 claimed);
    event Recharged(address indexed from, uint256 amount);
    event IpfsKeySet(string ipfsKey);
    event Withdrawn(address indexed token, address indexed to, uint256 amount);

    /// @notice One line of the list.
    struct Entry {
        uint256 index;
        address account;
        uint256 amount;
    }

    /// @notice Pays what is released of an entry to its account; anybody may call for a wallet, a contract for itself
    /// (P-42). An index is paid once: of two entries that share one, the second gets what the first has left of its own
    /// amount. @return paid What was sent.
    function claim(uint256 index, address account, uint256 amount, bytes32[] calldata proof)
        external
        returns (uint256 paid);
    /// @notice The same for several entries. One whose account is a contract and not the caller is passed over unread, its
    /// proof included; one that is in the list and has nothing to claim now is passed over. One that is not in the list,
    /// or whose account the token refuses, undoes the batch.
    function claimMany(Entry[] calldata entries, bytes32[][] calldata proofs) external returns (uint256 paid);
    /// @notice Adds tokens; anybody may. What simply arrives counts as well.
    function recharge(uint256 amount) external returns (uint256 received);
    /// @notice Owner only: names where the list lies and what the project says.
    function setIpfsKey(string calldata newIpfsKey) external;
    /// @notice Owner only, before `startTime` or from `endTime` on: takes what is left.
    function withdrawLeft() external returns (uint256 amount);

    function owner() external view returns (address);
    function token() external view returns (address);
    function root() external view returns (bytes32);
    /// @notice Never before its creation: a start that was past by then became the time of its creation.
    function startTime() external view returns (uint256);
    /// @notice Zero stands for no end: then nothing is ever taken back.
    function endTime() external view returns (uint256);
    /// @notice What is released at the start, in hundredths of a percent.
    function firstBps() external view returns (uint256);
    /// @notice Seconds after the start over which the rest is released; 0: everything at the start.
    function releaseSeconds() external view returns (uint256);
    /// @notice What the list adds up to, as its maker says.
    function total() external view returns (uint256);
    /// @notice Its number in the factory.
    function id() external view returns (uint256);
    function ipfsKey() external view returns (string memory);
    /// @notice Whether the entry is in the list; the proof goes from the leaf up.
    function isInList(uint256 index, address account, uint256 amount, bytes32[] calldata proof)
        external
        view
        returns (bool);
    /// @notice What an entry was paid so far. `amount` is the entry's, which is not checked.
    function claimedOf(uint256 index, uint256 amount) external view returns (uint256 claimed);
    /// @notice What of `amount` is released by now.
    function releasedOf(uint256 amount) external view returns (uint256 released);
    function tokensLeft() external view returns (uint256 amount);
    /// @notice 0 coming, 1 running, 2 finished, by the clock of the network.
    function status() external view returns (uint256);
}
