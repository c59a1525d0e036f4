// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {ISolvency} from "../ISolvency.sol";
import {IPresaleTypes} from "./IPresaleTypes.sol";

/// @title What the owner of a presale does, who is paid what is left, and everything that can be asked
interface IPresaleAdmin is IPresaleTypes, ISolvency {
    /// @notice After a failure: pays back the fee of an earlier forced refund. Anybody may call for a wallet, a contract
    /// for itself (P-42).
    function reclaimExitFee(address account) external;

    /// @notice The caller's own fee, to another address: for contracts that cannot receive native currency.
    function reclaimExitFeeTo(address to) external;

    /// @notice Owner only, before finalize: everybody's money back for nothing, the tokens to the owner.
    function cancel() external;

    /// @notice Owner only, before the start and without contributions: removes the presale, the tokens go back.
    function destroy() external;

    /// @notice Pays the owner: the tokens of a canceled presale, or the owner's part of a finished one (private
    /// presales: what is released by now). What stands for liquidity that a repair spent is paid when the liquidity's
    /// first lock ends. Anybody may call.
    function withdraw() external;

    /// @notice Owner only: the same to another address.
    function withdrawTo(address to) external;

    /// @notice Pays the platform's half of the exit fees of a finished presale. Anybody may call.
    function payPlatform() external;

    /// @notice Owner only: new times, before the first contribution; afterwards too, but then leaving is free until fifteen
    /// minutes before the end, and the end is at least an hour ahead.
    function setTime(uint256 startTime_, uint256 endTime_) external;

    /// @notice Owner only, before the start.
    function setWhitelistMode(uint256 mode, uint256 t1Block_, uint256 t2Block_) external;

    /// @notice Owner or whitelist admin, at most 500 at once: lists (level 1 or 2) or unlists (0) wallets. A used slot stays
    /// as it is, and one that was bought in the `WhitelistMarket` can only be raised (P-39).
    function setWhitelist(address[] calldata accounts, uint256 level) external;

    /// @notice Owner or whitelist admin, before the start: root of double-hashed leaves
    /// `keccak256(keccak256(abi.encode(block.chainid, presale, index, account, level)))`; the list itself lies under
    /// `ipfsKey`.
    function setWhitelistRoot(bytes32 root, string calldata ipfsKey) external;

    /// @notice Owner or whitelist admin: takes leaves away that were not activated.
    function revokeLeaves(uint256[] calldata indexes) external;

    /// @notice Owner only: who may manage the whitelist beside the owner (S-41); zero for nobody.
    function setWhitelistAdmin(address admin) external;

    /// @notice Owner only: whether unused slots may change hands.
    function setSlotTransfer(bool enabled) external;

    /// @notice Gives the caller's unused slot away. Of a receiver's two unused slots the better one counts.
    function transferSlot(address to) external;

    /// @notice `WhitelistMarket` only: moves a sold slot.
    function moveSlot(address from, address to) external;

    /// @notice Owner only, once, before the start: opens inviter rewards; basis points for one to three levels, out of the
    /// owner's part (S-57).
    function openInviter(uint256[] calldata rates) external;

    /// @notice Owner only: new project information.
    function updateInfo(string calldata ipfsKey_) external;

    function terms() external view returns (Terms memory);
    function state() external view returns (State memory);
    function accountOf(address account) external view returns (Account memory);

    /// @notice Wallet's slot: `owner` is the wallet itself when there is one.
    function whitelistOf(address account) external view returns (address owner, uint256 status, uint256 level);

    /// @notice What a trade of a wallet's slot depends on: `status` and `level` as in `whitelistOf`, whether slots may change
    /// hands, and from when on a listed wallet has no advantage (`until`, unix seconds; 0 when it has none now).
    function slotOf(address account)
        external
        view
        returns (uint256 status, uint256 level, bool transferable, uint256 until);

    /// @notice Whether `account` could contribute at `time`, by whitelist and clock alone.
    function mayContribute(address account, uint256 time) external view returns (bool);

    /// @notice Released part of every allocation at `time`, in basis points.
    function releasedBps(uint256 time) external view returns (uint256 bps);

    /// @notice Tokens that a presale with these terms needs (the owner's deposit).
    function tokensNeeded() external view returns (uint256 amount);

    function capabilities() external view returns (uint256 bits);
    function whitelistRoot() external view returns (bytes32 root);
    function isLeafUsed(uint256 index) external view returns (bool used, bool revoked);
    function currency() external view returns (address);
    function claimToken() external view returns (address);

    /// @notice The exchange's router; zero in private presales.
    function router() external view returns (address);

    function ownerAddress() external view returns (address);
    function whitelistAdmin() external view returns (address);
    function templateId() external view returns (uint256);
    function hardCap() external view returns (uint256);
    function softCap() external view returns (uint256);
    function presaleRate() external view returns (uint256);
    function liquidityRate() external view returns (uint256);
    function liquidityPercent() external view returns (uint256);
    function minCurrency() external view returns (uint256);
    function maxCurrency() external view returns (uint256);
    function startTime() external view returns (uint256);
    function endTime() external view returns (uint256);
    function lockTime() external view returns (uint256);
    function useWhiteList() external view returns (uint256);
    function t1Block() external view returns (uint256);
    function t2Block() external view returns (uint256);
    function enableWhiteTransfer() external view returns (bool);
    function vest() external view returns (bool);
    function vestFirst() external view returns (uint256);
    function vestCycle() external view returns (uint256);
    function vestPercent() external view returns (uint256);
    function ipfsKey() external view returns (string memory);
    function poolStatus() external view returns (uint256);
    function userCount() external view returns (uint256);
    function claimCount() external view returns (uint256);
    function total() external view returns (uint256);

    /// @notice Whether inviter rewards are open, and their rates.
    function inviterRates() external view returns (bool open, uint256[] memory rates);
}
