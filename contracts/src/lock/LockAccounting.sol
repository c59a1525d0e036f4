// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {BoundedRead} from "../BoundedRead.sol";
import {ISolvency} from "../ISolvency.sol";
import {ITokenLocker} from "./ITokenLocker.sol";
import {LockPacking} from "./LockPacking.sol";
import {NftReads} from "./NftReads.sol";
import {ReleaseSchedule} from "./ReleaseSchedule.sol";
import {RebasingVault} from "./RebasingVault.sol";

/// @title What a locker of tokens holds, and for how many units
/// @dev One word an asset: token (160 bits), the lowest 93 bits of the sum of its units, and three flags. Sums beyond 93
/// bits, which tokens of many billions reach, carry into a word of their own, so that all others pay for one. The word is
/// written by every movement anyway: its highest bit is the guard against a token that calls back (P-03).
abstract contract LockAccounting is ITokenLocker {
    using BoundedRead for address;

    /// @dev The virtual offset: a share costs a thousandth of a base unit at first, so that whoever inflates its price by a
    /// donation loses a thousand times what others lose by rounding (P-31).
    uint256 private constant FIRST_SHARES = 1000;
    uint256 private constant SUM_SHIFT = 160;
    uint256 private constant SUM_BITS = 93;
    uint256 private constant SUM_MASK = uint256(type(uint96).max >> 3) << SUM_SHIFT;
    uint256 private constant REBASING = 1 << 253;
    uint256 private constant CARRIES = 1 << 254;
    uint256 private constant BUSY = 1 << 255;

    /// @inheritdoc ITokenLocker
    uint256 public lockCount;
    /// @inheritdoc ITokenLocker
    uint256 public assetCount;
    mapping(uint256 lockId => uint256 word) internal _terms;
    mapping(uint256 lockId => uint256 word) internal _contents;
    mapping(uint256 asset => uint256 word) private _assets;
    mapping(uint256 lockId => ReleaseSchedule.Release release) internal _releases;
    mapping(uint256 asset => uint256 carry) private _carries;
    mapping(uint256 tokenAndKind => uint256 asset) private _assetOf;
    mapping(uint256 asset => address vault) private _vaults;
    /// @inheritdoc ITokenLocker
    mapping(address owner => mapping(address operator => bool allowed)) public isOperator;

    /// @inheritdoc ITokenLocker
    function lockedOf(address token) external view returns (uint256 amount) {
        for (uint256 kind = 0; kind <= REBASING; kind += REBASING) {
            uint256 asset = _assetOf[uint256(uint160(token)) | kind];
            if (asset != 0) amount += _entryOf(asset).owed;
        }
    }

    /// @inheritdoc ITokenLocker
    function custodyOf(uint256 number) external view returns (address) {
        return _custodyOf(number, _assets[number]);
    }

    /// @inheritdoc ISolvency
    function solvency() external view returns (AssetSolvency[] memory assets) {
        return solvencyPage(0, assetCount);
    }

    /// @inheritdoc ITokenLocker
    function solvencyPage(uint256 offset, uint256 limit) public view returns (AssetSolvency[] memory assets) {
        uint256 count = assetCount;
        uint256 left = offset < count ? count - offset : 0;
        assets = new AssetSolvency[](limit < left ? limit : left);
        for (uint256 i = 0; i < assets.length; ++i) {
            assets[i] = _entryOf(offset + i + 1);
        }
    }

    /// @dev The number of a token's asset of this kind, and a new one for the first lock of it. 32 bits count them: each
    /// costs two slots.
    function _assetFor(address token, bool rebasing) internal returns (uint256 asset) {
        uint256 key = uint256(uint160(token)) | (rebasing ? REBASING : 0);
        asset = _assetOf[key];
        if (asset != 0) return asset;
        if (NftReads.isCollection(token)) revert TokenLocker_NftRefused(token);
        asset = ++assetCount;
        _assetOf[key] = asset;
        _assets[asset] = key;
        if (rebasing) _vaults[asset] = address(new RebasingVault(token));
        emit AssetAdded(asset, token, _custodyOf(asset, key), rebasing);
    }

    /// @dev Takes `amount` from the caller and returns what arrived and the units for it, which are in the sum already.
    function _take(uint256 asset, uint256 amount) internal returns (uint256 received, uint256 units) {
        if (amount == 0) revert TokenLocker_AmountZero();
        uint256 word = _enter(asset);
        address token = _tokenOf(word);
        address custody = _custodyOf(asset, word);
        uint256 sum = _sumOf(asset, word);
        uint256 before = SafeTransferLib.balanceOf(token, custody);
        bool rebasing = word & REBASING != 0;
        if (!rebasing && before < sum) revert TokenLocker_Shortage(token, before, sum);

        SafeTransferLib.safeTransferFrom2(token, msg.sender, custody, amount);
        received = FixedPointMathLib.zeroFloorSub(SafeTransferLib.balanceOf(token, custody), before);
        if (received > amount) received = amount;
        if (received == 1 && NftReads.ownerOf(token, amount, BoundedRead.READ_GAS) == custody) {
            // A collection older than ERC-165: the amount was the id of an NFT.
            revert TokenLocker_NftRefused(token);
        }
        if (received > LockPacking.MAX_UNITS) revert TokenLocker_AmountTooLarge(received, LockPacking.MAX_UNITS);
        units = rebasing ? FixedPointMathLib.fullMulDiv(received, sum + FIRST_SHARES, before + 1) : received;
        if (units == 0) revert TokenLocker_ReceivedNothing(token, amount);
        sum += units;
        if (sum > LockPacking.MAX_UNITS) revert TokenLocker_AmountTooLarge(sum, LockPacking.MAX_UNITS);
        _assets[asset] = _withSum(asset, word, sum);
    }

    /// @dev Takes `units` off the sum and pays what they are worth to `to`.
    function _pay(uint256 asset, address to, uint256 units) internal returns (uint256 amount) {
        uint256 word = _assets[asset];
        address token = _tokenOf(word);
        if (word & BUSY != 0) revert TokenLocker_Busy(token);
        address custody = _custodyOf(asset, word);
        uint256 sum = _sumOf(asset, word);
        amount = _worthOf(word, units, sum, SafeTransferLib.balanceOf(token, custody));
        if (amount == 0) revert TokenLocker_PaysNothing(token, units);
        word = _withSum(asset, word, sum - units);
        _assets[asset] = word | BUSY;
        if (custody == address(this)) SafeTransferLib.safeTransfer(token, to, amount);
        else RebasingVault(custody).pay(to, amount);
        _assets[asset] = word;
    }

    /// @dev What units of an asset are worth now; a balance that cannot be read counts as nothing.
    function _valueOf(uint256 asset, uint256 units) internal view returns (uint256 amount) {
        uint256 word = _assets[asset];
        if (units == 0 || word & REBASING == 0) return units;
        return _worthOf(word, units, _sumOf(asset, word), _heldOf(asset, word));
    }

    /// @dev What `_pay` would pay now.
    function _payable(uint256 asset, uint256 units) internal view returns (uint256 amount) {
        uint256 word = _assets[asset];
        return _worthOf(word, units, _sumOf(asset, word), _heldOf(asset, word));
    }

    function _tokenOfAsset(uint256 asset) internal view returns (address) {
        return _tokenOf(_assets[asset]);
    }

    function _enter(uint256 asset) private returns (uint256 word) {
        word = _assets[asset];
        if (word & BUSY != 0) revert TokenLocker_Busy(_tokenOf(word));
        _assets[asset] = word | BUSY;
    }

    /// @dev The asset's word with another sum; the carry is written where there is or was one.
    function _withSum(uint256 asset, uint256 word, uint256 sum) private returns (uint256) {
        uint256 carry = sum >> SUM_BITS;
        if (carry != 0 || word & CARRIES != 0) _carries[asset] = carry;
        word = (word & ~(SUM_MASK | CARRIES)) | ((sum << SUM_SHIFT) & SUM_MASK);
        return carry == 0 ? word : word | CARRIES;
    }

    function _entryOf(uint256 asset) private view returns (AssetSolvency memory entry) {
        uint256 word = _assets[asset];
        uint256 sum = _sumOf(asset, word);
        uint256 held = _heldOf(asset, word);
        uint256 owed = word & REBASING == 0 ? sum : _worthOf(word, sum, sum, held);
        return AssetSolvency({asset: _tokenOf(word), owed: owed, held: held});
    }

    function _heldOf(uint256 asset, uint256 word) private view returns (uint256 held) {
        bytes memory question = abi.encodeWithSignature("balanceOf(address)", _custodyOf(asset, word));
        // slither-disable-next-line unused-return (an unreadable balance is nothing held)
        (, held) = _tokenOf(word).word(question);
    }

    function _custodyOf(uint256 asset, uint256 word) private view returns (address) {
        return word & REBASING == 0 ? address(this) : _vaults[asset];
    }

    function _sumOf(uint256 asset, uint256 word) private view returns (uint256 sum) {
        sum = (word & SUM_MASK) >> SUM_SHIFT;
        if (word & CARRIES != 0) sum |= _carries[asset] << SUM_BITS;
    }

    /// @dev Of `sum` units, `held` base units belong to `units`; rounded down. The virtual base unit stands against the
    /// virtual shares, so that all shares together are never worth more than is held.
    function _worthOf(uint256 word, uint256 units, uint256 sum, uint256 held) private pure returns (uint256) {
        if (word & REBASING != 0) {
            // A vault of more than any token has is a lie of the token: it only moves what this token itself may pay.
            uint256 most = FixedPointMathLib.min(held, type(uint128).max);
            return units * (most + 1) / (sum + FIRST_SHARES);
        }
        return held >= sum ? units : units * held / sum;
    }

    function _tokenOf(uint256 word) private pure returns (address) {
        // forge-lint: disable-next-line(unsafe-typecast) the lowest 160 bits are the token
        return address(uint160(word));
    }
}
