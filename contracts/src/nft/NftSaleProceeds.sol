// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {BoundedRead} from "../BoundedRead.sol";
import {IInstanceFactory} from "../factory/IInstanceFactory.sol";
import {ISolvency} from "../ISolvency.sol";
import {Payees} from "../registry/Payees.sol";
import {INftSale} from "./INftSale.sol";
import {NftSaleArgs} from "./NftSaleArgs.sol";
import {NftSaleBounds} from "./NftSaleBounds.sol";
import {NftSaleUris} from "./NftSaleUris.sol";

/// @title Proceeds of a sale: what the platform, inviters and the owner get, and how they take it out
/// @dev No sum of purchases is kept: what ever came in is what is there and what was paid out. The platform has its part of
/// that, inviters what they earned, the owner everything else (ADR 0170).
abstract contract NftSaleProceeds is NftSaleUris {
    using NftSaleArgs for uint256;

    uint256 private constant ADDRESS_BITS = 160;
    uint256 private constant RATE_BITS = 16;
    uint256 private constant COUNT_SHIFT = 48;
    /// @dev In ERC721A's word of an account: its number in the sale, above it its inviter's.
    uint256 private constant INVITER_SHIFT = 32;
    /// @dev Where ERC721A keeps a word of each account: balance, what it minted, what it burned, and ours, 64 bits each. Read
    /// in one go, since a purchase goes by two of them; a test holds the place against ERC721A's own answers.
    uint256 private constant ACCOUNTS_SLOT = 5;

    /// @dev An inviter's account.
    struct Reward {
        uint128 earned;
        uint128 paid;
    }

    /// @dev Everything that ever left, and whether something is leaving now.
    struct Paid {
        uint248 sum;
        bool busy;
    }

    /// @dev From number 1 on: the account, above it its inviter's number.
    mapping(uint256 number => uint256 word) private _users;
    mapping(uint256 number => Reward reward) private _rewards;
    /// @inheritdoc INftSale
    uint256 public userCount;
    /// @dev Basis points of up to three levels, and their number; zero until it is opened.
    uint256 private _rates;
    Paid private _paid;
    /// @dev Of everything that ever left the platform's; what inviters are owed.
    uint256 private _platformPaid;
    uint256 private _rewardsOwed;

    /// @inheritdoc INftSale
    function openInviter(uint256[] calldata rates) external {
        _checkFactory();
        if (_rates != 0) revert NftSale_InviterOpen();
        uint256 levels = rates.length;
        if (levels == 0 || levels > NftSaleBounds.MAX_LEVELS) revert NftSale_RatesUnusable();
        uint256 word = levels << COUNT_SHIFT;
        uint256 sum = 0;
        for (uint256 i = 0; i < levels; ++i) {
            uint256 rate = rates[i];
            if (rate == 0 || rate > NftSaleBounds.MAX_REWARD_BPS) revert NftSale_RatesUnusable();
            sum += rate;
            word |= rate << (i * RATE_BITS);
        }
        if (sum > NftSaleBounds.MAX_REWARD_BPS) revert NftSale_RatesUnusable();
        _rates = word;
        emit InviterOpened(rates);
    }

    /// @inheritdoc INftSale
    function withdraw() external returns (uint256 amount) {
        return _withdraw(beneficiary());
    }

    /// @inheritdoc INftSale
    function withdrawTo(address to) external returns (uint256 amount) {
        if (msg.sender != beneficiary()) revert NftSale_NotOwner(msg.sender, beneficiary());
        if (to == address(0)) revert NftSale_ReceiverZero();
        return _withdraw(to);
    }

    /// @inheritdoc INftSale
    function withdrawPlatform() external returns (uint256 amount) {
        address to = IInstanceFactory(factory()).devAddress();
        (, amount,) = _shares();
        if (amount == 0) revert NftSale_NothingToPay(to);
        _platformPaid += amount;
        emit PlatformPaid(to, amount);
        _payOut(to, amount);
    }

    /// @inheritdoc INftSale
    function claimReward(address inviter) external returns (uint256 amount) {
        Payees.check(inviter);
        return _claim(inviter, inviter);
    }

    /// @inheritdoc INftSale
    function claimRewardTo(address to) external returns (uint256 amount) {
        if (to == address(0)) revert NftSale_ReceiverZero();
        return _claim(msg.sender, to);
    }

    /// @inheritdoc ISolvency
    function solvency() external view returns (AssetSolvency[] memory assets) {
        (uint256 held, uint256 platform,) = _shares();
        assets = new AssetSolvency[](1);
        assets[0] = AssetSolvency({
            asset: paymentToken(), owed: FixedPointMathLib.min(held, _rewardsOwed) + platform, held: held
        });
    }

    /// @inheritdoc INftSale
    function userInfos(uint256 offset, uint256 limit) external view returns (UserInfo[] memory infos) {
        uint256 count = userCount;
        uint256 length = offset < count ? FixedPointMathLib.min(limit, count - offset) : 0;
        infos = new UserInfo[](length);
        for (uint256 i = 0; i < length; ++i) {
            infos[i] = _infoOf(offset + i + 1);
        }
    }

    /// @inheritdoc INftSale
    function userInfoOf(address account) external view returns (UserInfo memory) {
        return _infoOf(_numberOf(account));
    }

    /// @inheritdoc INftSale
    function inviterRates() external view returns (uint256[] memory rates) {
        uint256 word = _rates;
        rates = new uint256[](word >> COUNT_SHIFT);
        for (uint256 i = 0; i < rates.length; ++i) {
            rates[i] = _rateAt(word, i);
        }
    }

    /// @inheritdoc INftSale
    function mintCountOf(address account) external view returns (uint256) {
        return _numberMinted(account);
    }

    /// @inheritdoc INftSale
    function pendingReward(address inviter) external view returns (uint256) {
        Reward memory reward = _rewards[_numberOf(inviter)];
        return _payable(reward.earned - reward.paid);
    }

    /// @inheritdoc INftSale
    function earnedReward(address inviter) external view returns (uint256) {
        return _rewards[_numberOf(inviter)].earned;
    }

    /// @inheritdoc INftSale
    function proceeds() external view returns (uint256 amount) {
        (,, amount) = _shares();
    }

    /// @inheritdoc INftSale
    function platformDue() external view returns (uint256 amount) {
        (, amount,) = _shares();
    }

    function _isInviterOpen() internal view returns (bool) {
        return _rates != 0;
    }

    /// @return minted What `account` ever got by minting. @return known Its number and its inviter's.
    function _readAccount(address account) internal view returns (uint256 minted, uint256 known) {
        assembly ("memory-safe") {
            mstore(0x00, account)
            mstore(0x20, ACCOUNTS_SLOT)
            let word := sload(keccak256(0x00, 0x40))
            minted := and(shr(64, word), 0xffffffffffffffff)
            known := shr(192, word)
        }
    }

    /// @dev Notes an account at its first purchase. @param known Its number and its inviter's.
    /// @return inviterNumber Zero for none.
    function _join(address account, uint256 known, address inviter) internal returns (uint256 inviterNumber) {
        if (known != 0) return known >> INVITER_SHIFT;
        // Nobody names another's inviter by paying for its first NFT.
        if (msg.sender != account) return 0;
        if (inviter != address(0)) {
            if (inviter == account) revert NftSale_SelfInvited(account);
            inviterNumber = _numberOf(inviter);
            if (inviterNumber == 0) revert NftSale_InviterUnknown(inviter);
        }
        uint256 number = ++userCount;
        _users[number] = uint256(uint160(account)) | (inviterNumber << ADDRESS_BITS);
        // forge-lint: disable-next-line(unsafe-typecast) there are no more users than NFTs
        _setAux(account, uint64(number | (inviterNumber << INVITER_SHIFT)));
        emit UserJoined(account, number, inviter);
    }

    /// @dev Notes what those earn who brought `receiver`, level by level. Rounded down.
    function _reward(address receiver, uint256 inviterNumber, uint256 price) internal {
        uint256 word = _rates;
        uint256 levels = word >> COUNT_SHIFT;
        uint256 sum = 0;
        for (uint256 level = 0; level < levels && inviterNumber != 0; ++level) {
            uint256 amount = price * _rateAt(word, level) / NftSaleBounds.BPS;
            uint256 user = _users[inviterNumber];
            sum += amount;
            // forge-lint: disable-next-line(unsafe-typecast) prices are below 2^105, and there are a million at most
            _rewards[inviterNumber].earned += uint128(amount);
            // forge-lint: disable-next-line(unsafe-typecast) the lower bits are an address
            emit RewardEarned(address(uint160(user)), receiver, level + 1, amount);
            inviterNumber = user >> ADDRESS_BITS;
        }
        if (sum != 0) _rewardsOwed += sum;
    }

    function _pay(address asset, address to, uint256 amount) internal {
        if (asset == address(0)) {
            bool paid = SafeTransferLib.trySafeTransferETH(to, amount, gasleft());
            if (!paid) revert NftSale_PaymentFailed(to, amount);
        } else {
            SafeTransferLib.safeTransfer(asset, to, amount);
        }
    }

    function _claim(address inviter, address to) private returns (uint256 amount) {
        Reward storage reward = _rewards[_numberOf(inviter)];
        uint256 owed = reward.earned - reward.paid;
        amount = _payable(owed);
        // Who gets less than all gives up the rest: nobody does that for another, and for nothing nobody at all.
        if (amount == 0 || (amount < owed && msg.sender != inviter)) revert NftSale_NothingToPay(inviter);
        reward.paid = reward.earned;
        _rewardsOwed -= owed;
        emit RewardPaid(inviter, to, amount);
        _payOut(to, amount);
    }

    function _withdraw(address to) private returns (uint256 amount) {
        (,, amount) = _shares();
        if (amount == 0) revert NftSale_NothingToPay(to);
        emit ProceedsPaid(to, amount);
        _payOut(to, amount);
    }

    /// @dev One at a time: until a token has moved, what is there and what was paid count the same amount twice.
    function _payOut(address to, uint256 amount) private {
        Paid memory paid = _paid;
        if (paid.busy) revert NftSale_Busy();
        // forge-lint: disable-next-line(unsafe-typecast) a token of which there is more is worth nothing to anybody
        paid.sum += uint248(amount);
        paid.busy = true;
        _paid = paid;
        _pay(paymentToken(), to, amount);
        _paid.busy = false;
    }

    function _numberOf(address account) private view returns (uint256) {
        return uint32(_getAux(account));
    }

    function _infoOf(uint256 number) private view returns (UserInfo memory info) {
        uint256 word = _users[number];
        // forge-lint: disable-start(unsafe-typecast) the lower bits are an address
        info.addr = address(uint160(word));
        info.inviter = address(uint160(_users[word >> ADDRESS_BITS]));
        // forge-lint: disable-end(unsafe-typecast)
        info.id = number;
        if (number != 0) info.mintCount = _numberMinted(info.addr);
    }

    /// @dev What of a reward can be had: a currency that shrinks by itself gives everybody the same part.
    function _payable(uint256 owed) private view returns (uint256) {
        (uint256 held,,) = _shares();
        uint256 all = _rewardsOwed;
        return held < all ? FixedPointMathLib.fullMulDiv(owed, held, all) : owed;
    }

    /// @dev What is there, and of it what is the platform's and the owner's: inviters come first, the owner last.
    function _shares() private view returns (uint256 held, uint256 platform, uint256 left) {
        address asset = paymentToken();
        held = asset == address(0) ? address(this).balance : _heldOf(asset);
        left = FixedPointMathLib.zeroFloorSub(held, _rewardsOwed);
        (,,, uint256 platformBps,) = NftSaleArgs.readRest();
        uint256 all = FixedPointMathLib.fullMulDiv(held + _paid.sum, platformBps, NftSaleBounds.BPS);
        platform = FixedPointMathLib.min(left, FixedPointMathLib.zeroFloorSub(all, _platformPaid));
        left -= platform;
    }

    /// @dev A bounded read: a token that does not answer hides no other sale.
    function _heldOf(address asset) private view returns (uint256 held) {
        // slither-disable-next-line unused-return (an unreadable balance is nothing held)
        (, held) = BoundedRead.word(asset, abi.encodeWithSignature("balanceOf(address)", address(this)));
    }

    function _rateAt(uint256 word, uint256 level) private pure returns (uint256) {
        // forge-lint: disable-next-line(unsafe-typecast) sixteen bits a rate
        return uint16(word >> (level * RATE_BITS));
    }
}
