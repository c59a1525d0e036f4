// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {MerkleProofLib} from "solady/utils/MerkleProofLib.sol";
import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {BoundedRead} from "../BoundedRead.sol";
import {ISolvency} from "../ISolvency.sol";
import {Payees} from "../registry/Payees.sol";
import {TokenMappingArgs} from "./TokenMappingArgs.sol";
import {IMerkleAirdrop} from "./IMerkleAirdrop.sol";
import {MerkleAirdropArgs} from "./MerkleAirdropArgs.sol";

/// @title Pays a list of accounts by proof
/// @dev Documented in `IMerkleAirdrop`. No sum is kept: what is left is the balance. There is no guard against re-entry
/// and none is needed: what an entry was paid is written before the token moves, and inside the window nothing else leaves
/// (ADR 0163).
contract MerkleAirdrop is IMerkleAirdrop {
    using MerkleAirdropArgs for uint256;

    uint256 private constant BPS = 10_000;
    uint256 private constant MAX_KEY_BYTES = 512;
    uint256 private constant TRANSFER = 0xa9059cbb;
    uint256 private constant COMING = 0;
    uint256 private constant RUNNING = 1;
    uint256 private constant FINISHED = 2;

    /// @dev One bit an entry, where all is paid at once.
    mapping(uint256 word => uint256 bits) private _paidBits;
    /// @dev One slot an entry, where a part is released later.
    mapping(uint256 index => uint256 amount) private _paidAmounts;
    /// @inheritdoc IMerkleAirdrop
    string public ipfsKey;

    /// @inheritdoc IMerkleAirdrop
    function claim(uint256 index, address account, uint256 amount, bytes32[] calldata proof)
        external
        returns (uint256 paid)
    {
        // `Payees` asks the same; most claim for themselves, and are spared the way there.
        if (msg.sender != account) Payees.check(account);
        (address token_, bytes32 root_, uint256 window) = _running();
        uint256 claimed;
        (paid, claimed) = _book(root_, window, index, account, amount, proof);
        if (paid == 0) revert MerkleAirdrop_NothingToClaim(index, claimed);
        _pay(token_, account, paid);
    }

    /// @inheritdoc IMerkleAirdrop
    function claimMany(Entry[] calldata entries, bytes32[][] calldata proofs) external returns (uint256 paid) {
        (address token_, bytes32 root_, uint256 window) = _running();
        if (entries.length == 0 || entries.length != proofs.length) {
            revert MerkleAirdrop_LengthsDiffer(entries.length, proofs.length);
        }
        for (uint256 i = 0; i < entries.length; ++i) {
            Entry calldata entry = entries[i];
            if (!Payees.mayPay(entry.account)) continue;
            (uint256 part,) = _book(root_, window, entry.index, entry.account, entry.amount, proofs[i]);
            if (part == 0) continue;
            paid += part;
            _pay(token_, entry.account, part);
        }
    }

    /// @inheritdoc IMerkleAirdrop
    function recharge(uint256 amount) external returns (uint256 received) {
        if (amount == 0) revert MerkleAirdrop_AmountZero();
        address token_ = token();
        uint256 before = SafeTransferLib.balanceOf(token_, address(this));
        SafeTransferLib.safeTransferFrom2(token_, msg.sender, address(this), amount);
        received = FixedPointMathLib.zeroFloorSub(SafeTransferLib.balanceOf(token_, address(this)), before);
        emit Recharged(msg.sender, received);
    }

    /// @inheritdoc IMerkleAirdrop
    function setIpfsKey(string calldata newIpfsKey) external {
        // The factory says the first one.
        if (msg.sender != TokenMappingArgs.readAddress(MerkleAirdropArgs.FACTORY)) _checkOwner();
        uint256 length = bytes(newIpfsKey).length;
        if (length > MAX_KEY_BYTES) revert MerkleAirdrop_KeyTooLong(length, MAX_KEY_BYTES);
        ipfsKey = newIpfsKey;
        emit IpfsKeySet(newIpfsKey);
    }

    /// @inheritdoc IMerkleAirdrop
    function withdrawLeft() external returns (uint256 amount) {
        _checkOwner();
        if (status() == RUNNING) revert MerkleAirdrop_StillRunning(endTime());
        address token_ = token();
        amount = SafeTransferLib.balanceOf(token_, address(this));
        // slither-disable-next-line incorrect-equality (what is asked is whether there is anything at all)
        if (amount == 0) revert MerkleAirdrop_NothingToWithdraw(token_);
        emit Withdrawn(token_, msg.sender, amount);
        SafeTransferLib.safeTransfer(token_, msg.sender, amount);
    }

    /// @inheritdoc ISolvency
    /// @dev Before the start and after the end everything is the owner's. Between, what is there belongs to the list, as far
    /// as the list goes: nobody counts what was paid, so this is the most that it may still take.
    function solvency() external view returns (AssetSolvency[] memory assets) {
        uint256 held = tokensLeft();
        uint256 owed = status() == RUNNING ? FixedPointMathLib.min(held, total()) : 0;
        assets = new AssetSolvency[](1);
        assets[0] = AssetSolvency({asset: token(), owed: owed, held: held});
    }

    /// @inheritdoc IMerkleAirdrop
    function claimedOf(uint256 index, uint256 amount) external view returns (uint256 claimed) {
        if (releaseSeconds() != 0) return _paidAmounts[index];
        return _paidBits[index >> 8] & _bit(index) == 0 ? 0 : amount;
    }

    /// @inheritdoc IMerkleAirdrop
    function id() external view returns (uint256) {
        return TokenMappingArgs.read(MerkleAirdropArgs.ID, MerkleAirdropArgs.NUMBER);
    }

    /// @inheritdoc IMerkleAirdrop
    function owner() public view returns (address) {
        return TokenMappingArgs.readAddress(MerkleAirdropArgs.OWNER);
    }

    /// @inheritdoc IMerkleAirdrop
    function token() public view returns (address) {
        return TokenMappingArgs.readAddress(MerkleAirdropArgs.TOKEN);
    }

    /// @inheritdoc IMerkleAirdrop
    function root() public view returns (bytes32) {
        return bytes32(TokenMappingArgs.read(MerkleAirdropArgs.ROOT, MerkleAirdropArgs.WORD));
    }

    /// @inheritdoc IMerkleAirdrop
    function startTime() public view returns (uint256) {
        return TokenMappingArgs.read(MerkleAirdropArgs.START_TIME, MerkleAirdropArgs.TIME);
    }

    /// @inheritdoc IMerkleAirdrop
    function endTime() public view returns (uint256) {
        return TokenMappingArgs.read(MerkleAirdropArgs.END_TIME, MerkleAirdropArgs.TIME);
    }

    /// @inheritdoc IMerkleAirdrop
    function total() public view returns (uint256) {
        return TokenMappingArgs.read(MerkleAirdropArgs.TOTAL, MerkleAirdropArgs.AMOUNT);
    }

    /// @inheritdoc IMerkleAirdrop
    function firstBps() public view returns (uint256) {
        return TokenMappingArgs.read(MerkleAirdropArgs.FIRST_BPS, MerkleAirdropArgs.BPS);
    }

    /// @inheritdoc IMerkleAirdrop
    function releaseSeconds() public view returns (uint256) {
        return TokenMappingArgs.read(MerkleAirdropArgs.RELEASE_SECONDS, MerkleAirdropArgs.TIME);
    }

    /// @inheritdoc IMerkleAirdrop
    function isInList(uint256 index, address account, uint256 amount, bytes32[] calldata proof)
        external
        view
        returns (bool)
    {
        return _isInList(root(), index, account, amount, proof);
    }

    /// @inheritdoc IMerkleAirdrop
    function releasedOf(uint256 amount) external view returns (uint256 released) {
        (,, uint256 window) = MerkleAirdropArgs.readRules();
        return _releasedOf(window, amount);
    }

    /// @inheritdoc IMerkleAirdrop
    /// @dev A bounded read: a token that does not answer hides no other one.
    function tokensLeft() public view returns (uint256 amount) {
        // slither-disable-next-line unused-return (an unreadable balance is nothing held)
        (, amount) = BoundedRead.word(token(), abi.encodeWithSignature("balanceOf(address)", address(this)));
    }

    /// @inheritdoc IMerkleAirdrop
    function status() public view returns (uint256) {
        (,, uint256 window) = MerkleAirdropArgs.readRules();
        return _statusOf(window);
    }

    /// @dev Notes as paid what an entry can have now. @return paid What that is. @return claimed What was paid before.
    function _book(
        bytes32 root_,
        uint256 window,
        uint256 index,
        address account,
        uint256 amount,
        bytes32[] calldata proof
    ) private returns (uint256 paid, uint256 claimed) {
        if (!_isInList(root_, index, account, amount, proof)) {
            revert MerkleAirdrop_NotInList(index, account, amount);
        }
        if (window.releaseSecondsOf() == 0) {
            if (amount == 0 || !_mark(index)) return (0, amount);
            paid = amount;
        } else {
            claimed = _paidAmounts[index];
            // An index that stands in the list twice may have been paid more than this entry's part.
            paid = FixedPointMathLib.zeroFloorSub(_releasedOf(window, amount), claimed);
            if (paid == 0) return (0, claimed);
            _paidAmounts[index] = claimed + paid;
        }
        unchecked {
            // No more than what was released.
            emit Claimed(index, account, paid, claimed + paid);
        }
    }

    /// @dev Notes that the entry is paid. @return isNew False when it was.
    function _mark(uint256 index) private returns (bool isNew) {
        assembly ("memory-safe") {
            mstore(0x00, shr(8, index))
            mstore(0x20, _paidBits.slot)
            let word := keccak256(0x00, 0x40)
            let bits := sload(word)
            let marked := or(bits, shl(and(index, 0xff), 1))
            isNew := xor(bits, marked)
            if isNew { sstore(word, marked) }
            isNew := iszero(iszero(isNew))
        }
    }

    /// @dev Asks for the balance only when it went wrong. A token answers with one word that says yes, or with nothing.
    function _pay(address token_, address account, uint256 amount) private {
        bool paid;
        assembly ("memory-safe") {
            mstore(0x14, account)
            mstore(0x34, amount)
            mstore(0x00, shl(96, TRANSFER))
            paid := call(gas(), token_, 0, 0x10, 0x44, 0x00, 0x20)
            if iszero(and(paid, eq(mload(0x00), 1))) {
                paid := and(paid, iszero(or(returndatasize(), iszero(extcodesize(token_)))))
            }
            mstore(0x34, 0)
        }
        if (paid) return;
        uint256 left = SafeTransferLib.balanceOf(token_, address(this));
        if (amount > left) revert MerkleAirdrop_PoolTooSmall(amount, left);
        revert MerkleAirdrop_TransferFailed(account, amount);
    }

    function _running() private view returns (address token_, bytes32 root_, uint256 window) {
        (token_, root_, window) = MerkleAirdropArgs.readRules();
        (uint256 begins, uint256 ends) = (window >> MerkleAirdropArgs.START_SHIFT, window.endOf());
        if (block.timestamp < begins || ends != 0 && block.timestamp >= ends) {
            revert MerkleAirdrop_NotRunning(begins, ends);
        }
    }

    function _statusOf(uint256 window) private view returns (uint256) {
        if (block.timestamp < window.startOf()) return COMING;
        uint256 end = window.endOf();
        return end == 0 || block.timestamp < end ? RUNNING : FINISHED;
    }

    /// @dev Rounded down, and the whole at the end: no part of an entry is ever released twice or left over (P-32).
    function _releasedOf(uint256 window, uint256 amount) private view returns (uint256 released) {
        uint256 begins = window.startOf();
        if (block.timestamp < begins) return 0;
        (uint256 elapsed, uint256 duration) = (block.timestamp - begins, window.releaseSecondsOf());
        if (elapsed >= duration) return amount;
        released = FixedPointMathLib.fullMulDiv(amount, window.firstBpsOf(), BPS);
        released += FixedPointMathLib.fullMulDiv(amount - released, elapsed, duration);
    }

    function _checkOwner() private view {
        if (msg.sender != owner()) revert MerkleAirdrop_NotOwner(msg.sender, owner());
    }

    /// @dev Hashed twice: a leaf is never a pair of others (P-15). Trees: `packages/sdk/src/airdrop/merkle/build-claims-tree.ts`.
    function _isInList(bytes32 root_, uint256 index, address account, uint256 amount, bytes32[] calldata proof)
        private
        pure
        returns (bool)
    {
        bytes32 leaf;
        assembly ("memory-safe") {
            let data := mload(0x40)
            mstore(data, index)
            mstore(add(data, 0x20), account)
            mstore(add(data, 0x40), amount)
            mstore(0x00, keccak256(data, 0x60))
            leaf := keccak256(0x00, 0x20)
        }
        return MerkleProofLib.verifyCalldata(proof, root_, leaf);
    }

    function _bit(uint256 index) private pure returns (uint256) {
        // forge-lint: disable-next-line(incorrect-shift)
        return 1 << (index & 0xff);
    }
}
