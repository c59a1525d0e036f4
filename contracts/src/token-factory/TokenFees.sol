// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ReentrancyGuard} from "solady/utils/ReentrancyGuard.sol";
import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {OwnershipWithoutValue} from "../../templates/OwnershipWithoutValue.sol";
import {ISolvency} from "../ISolvency.sol";
import {Payees} from "../registry/Payees.sol";
import {MemberDiscount} from "../vip/MemberDiscount.sol";
import {ITokenFactory} from "./ITokenFactory.sol";

/// @title Fees of token creation
/// @dev Only what inviters are owed is written down; everything else that the contract holds is the platform's part.
/// Native currency forced in (there is no way in by call but the fee of a creation) is the platform's too.
abstract contract TokenFees is ITokenFactory, OwnershipWithoutValue, ReentrancyGuard {
    uint256 internal constant BPS = 10_000;

    /// @dev Whatever the owner sets, the platform keeps half: creations among one's own wallets are never free.
    uint256 private constant MAX_INVITER_SHARE_BPS = 5000;

    /// @inheritdoc ITokenFactory
    address public devAddress;
    /// @inheritdoc ITokenFactory
    address public vip;
    uint16 private _inviterShareBps;
    uint256 private _owedToInviters;

    /// @inheritdoc ITokenFactory
    mapping(address inviter => uint256 amountWei) public inviterReward;
    /// @inheritdoc ITokenFactory
    mapping(address user => uint256 discountBps) public feeWhitelist;

    /// @inheritdoc ITokenFactory
    function setFeeWhitelist(address user, uint256 discountBps) external onlyOwner {
        if (discountBps > BPS) revert TokenFactory_RatioTooHigh(discountBps, BPS);
        feeWhitelist[user] = discountBps;
        emit FeeWhitelistSet(user, discountBps);
    }

    /// @inheritdoc ITokenFactory
    function setDevAddress(address newDevAddress) external {
        if (msg.sender != devAddress) _checkOwner();
        _setDevAddress(newDevAddress);
    }

    /// @inheritdoc ITokenFactory
    function setInviterShare(uint256 shareBps) external onlyOwner {
        if (shareBps > MAX_INVITER_SHARE_BPS) revert TokenFactory_RatioTooHigh(shareBps, MAX_INVITER_SHARE_BPS);
        // forge-lint: disable-next-line(unsafe-typecast) bounded above
        _inviterShareBps = uint16(shareBps);
        emit InviterShareSet(shareBps);
    }

    /// @inheritdoc ITokenFactory
    function setVip(address newVip) external onlyOwner {
        // slither-disable-next-line missing-zero-check (zero means: no memberships)
        vip = newVip;
        emit VipSet(newVip);
    }

    /// @inheritdoc ITokenFactory
    function withdraw() external nonReentrant returns (uint256 amountWei) {
        address to = devAddress;
        amountWei = address(this).balance - _owedToInviters;
        emit Withdrawn(to, amountWei);
        _pay(to, amountWei);
    }

    /// @inheritdoc ITokenFactory
    function claimInviterReward(address inviter) external nonReentrant returns (uint256 amountWei) {
        Payees.check(inviter);
        return _payReward(inviter, inviter);
    }

    /// @inheritdoc ITokenFactory
    function claimInviterRewardTo(address to) external nonReentrant returns (uint256 amountWei) {
        if (to == address(0)) revert TokenFactory_ReceiverZero();
        return _payReward(msg.sender, to);
    }

    /// @inheritdoc ITokenFactory
    function inviterShare() external view returns (uint256 shareBps) {
        return _inviterShareBps;
    }

    /// @inheritdoc ISolvency
    function solvency() external view returns (AssetSolvency[] memory assets) {
        assets = new AssetSolvency[](1);
        assets[0] = AssetSolvency({asset: address(0), owed: _owedToInviters, held: address(this).balance});
    }

    function _setDevAddress(address newDevAddress) internal {
        if (newDevAddress == address(0)) revert TokenFactory_DevAddressZero();
        if (newDevAddress == address(this)) revert TokenFactory_DevAddressIsFactory();
        devAddress = newDevAddress;
        emit DevAddressSet(newDevAddress);
    }

    /// @dev Takes `feeWei` out of `msg.value` and puts the inviter's part aside.
    function _charge(uint256 feeWei, address inviter) internal returns (uint256 rewardWei) {
        if (msg.value < feeWei) revert TokenFactory_FeeTooLow(msg.value, feeWei);
        if (inviter == address(0)) return 0;
        rewardWei = (feeWei * _inviterShareBps) / BPS;
        if (rewardWei != 0) {
            inviterReward[inviter] += rewardWei;
            _owedToInviters += rewardWei;
        }
    }

    /// @dev The last step of a creation: everything is written by now.
    function _returnExcess(uint256 feeWei) internal {
        if (msg.value != feeWei) _pay(msg.sender, msg.value - feeWei);
    }

    function _discounted(address user, uint256 fullFeeWei) internal view returns (uint256) {
        return fullFeeWei == 0 ? 0 : MemberDiscount.discounted(fullFeeWei, user, vip, feeWhitelist);
    }

    function _refuseValue(uint256 sentWei) internal pure override {
        revert TokenFactory_ValueRefused(sentWei);
    }

    function _payReward(address inviter, address to) private returns (uint256 amountWei) {
        amountWei = inviterReward[inviter];
        // Effect before payment: a re-entrant claim must find zero.
        inviterReward[inviter] = 0;
        _owedToInviters -= amountWei;
        emit InviterRewardPaid(inviter, to, amountWei);
        _pay(to, amountWei);
    }

    function _pay(address to, uint256 amountWei) private {
        // slither-disable-next-line incorrect-equality (what is asked is whether there is anything at all)
        if (amountWei == 0) revert TokenFactory_NothingToPay(to);
        bool paid = SafeTransferLib.trySafeTransferETH(to, amountWei, gasleft());
        if (!paid) revert TokenFactory_PaymentFailed(to, amountWei);
    }
}
