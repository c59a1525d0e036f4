// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {OwnershipWithoutValue} from "../../templates/OwnershipWithoutValue.sol";
import {ISolvency} from "../ISolvency.sol";
import {MemberDiscount} from "../vip/MemberDiscount.sol";
import {FactoryGuard} from "./FactoryGuard.sol";
import {IInstanceFactory} from "./IInstanceFactory.sol";

/// @title Templates and creation fees of a factory of instances
/// @dev All that the contract holds is the platform's: fees, and native currency forced in. No instance obeys it.
abstract contract CreationFees is IInstanceFactory, FactoryGuard, ISolvency, OwnershipWithoutValue {
    /// @dev One slot. What instances of this template run, what one costs in wei, and the registry's epoch in which the
    /// template came, with a bit on top for whether it is open.
    struct Template {
        address implementation;
        uint80 feeWei;
        uint16 sinceAndEnabled;
    }

    uint256 private constant BPS = 10_000;
    uint256 private constant MAX_TEMPLATE_ID = type(uint16).max;
    uint256 private constant MAX_FEE_WEI = type(uint80).max;
    uint16 private constant ENABLED = 1 << 15;

    /// @inheritdoc IInstanceFactory
    /// @dev First of all, so that it shares a slot with the guard (`FactoryCount`).
    address public vip;
    /// @inheritdoc IInstanceFactory
    address public devAddress;
    mapping(uint256 templateId => Template entry) private _templates;
    uint256[] private _templateIds;
    /// @inheritdoc IInstanceFactory
    mapping(address user => uint256 discountBps) public feeWhitelist;

    /// @param initialOwner Sets templates and fees, and receives them until another address is set.
    constructor(address initialOwner) {
        _initializeOwner(initialOwner);
        _setDevAddress(initialOwner);
    }

    /// @inheritdoc IInstanceFactory
    function setTemplate(uint256 templateId, address implementation, bool enabled) external onlyOwner {
        if (templateId == 0 || templateId > MAX_TEMPLATE_ID) {
            revert Factory_TemplateIdOutOfRange(templateId, MAX_TEMPLATE_ID);
        }
        if (implementation.code.length == 0) revert Factory_ImplementationHasNoCode(implementation);
        Template storage entry = _templates[templateId];
        address registered = entry.implementation;
        if (registered == address(0)) {
            _templateIds.push(templateId);
            uint256 epoch = _beginEpoch();
            if (epoch >= ENABLED) revert Factory_EpochTooHigh(epoch, ENABLED - 1);
            // forge-lint: disable-next-line(unsafe-typecast) checked above
            (entry.implementation, entry.sinceAndEnabled) = (implementation, uint16(epoch));
        } else if (registered != implementation) {
            revert Factory_TemplateFixed(templateId, registered);
        }
        uint16 since = entry.sinceAndEnabled & ~ENABLED;
        entry.sinceAndEnabled = enabled ? since | ENABLED : since;
        emit TemplateSet(templateId, implementation, enabled);
    }

    /// @inheritdoc IInstanceFactory
    function setFee(uint256 templateId, uint256 feeWei) external onlyOwner {
        if (feeWei > MAX_FEE_WEI) revert Factory_FeeTooHigh(feeWei, MAX_FEE_WEI);
        // forge-lint: disable-next-line(unsafe-typecast) bounded above
        _template(templateId).feeWei = uint80(feeWei);
        emit FeeSet(templateId, feeWei);
    }

    /// @inheritdoc IInstanceFactory
    function setFeeWhitelist(address user, uint256 discountBps) external onlyOwner {
        if (discountBps > BPS) revert Factory_DiscountTooHigh(discountBps, BPS);
        feeWhitelist[user] = discountBps;
        emit FeeWhitelistSet(user, discountBps);
    }

    /// @inheritdoc IInstanceFactory
    function setDevAddress(address newDevAddress) external {
        if (msg.sender != devAddress) _checkOwner();
        _setDevAddress(newDevAddress);
    }

    /// @inheritdoc IInstanceFactory
    function setVip(address newVip) external onlyOwner {
        // slither-disable-next-line missing-zero-check (zero means: no memberships)
        vip = newVip;
        emit VipSet(newVip);
    }

    /// @inheritdoc IInstanceFactory
    function withdraw() external guarded returns (uint256 amountWei) {
        address to = devAddress;
        amountWei = address(this).balance;
        // slither-disable-next-line incorrect-equality (what is asked is whether there is anything at all)
        if (amountWei == 0) revert Factory_NothingToPay(to);
        emit Withdrawn(to, amountWei);
        _pay(to, amountWei);
    }

    /// @inheritdoc IInstanceFactory
    function feeOf(address user, uint256 templateId) external view returns (uint256 feeWei) {
        return _discounted(user, _template(templateId).feeWei);
    }

    /// @inheritdoc IInstanceFactory
    function templateFee(uint256 templateId) external view returns (uint256 feeWei) {
        return _template(templateId).feeWei;
    }

    /// @inheritdoc IInstanceFactory
    function template(uint256 templateId) external view returns (address implementation, uint256 feeWei, bool enabled) {
        Template memory entry = _template(templateId);
        return (entry.implementation, entry.feeWei, entry.sinceAndEnabled & ENABLED != 0);
    }

    /// @inheritdoc IInstanceFactory
    function templateIds() external view returns (uint256[] memory) {
        return _templateIds;
    }

    /// @inheritdoc ISolvency
    function solvency() external view returns (AssetSolvency[] memory assets) {
        assets = new AssetSolvency[](1);
        assets[0] = AssetSolvency({asset: address(0), owed: 0, held: address(this).balance});
    }

    /// @dev The epoch of the platform's registry in which a new template comes, for a factory that registers what it makes:
    /// a new one, so that no token that exists is as old as the template (P-39).
    function _beginEpoch() internal virtual returns (uint256) {
        return 0;
    }

    /// @dev The registry's epoch in which the template came.
    function _templateSince(uint256 templateId) internal view returns (uint64) {
        return _templates[templateId].sinceAndEnabled & ~ENABLED;
    }

    /// @dev The first step of a creation. @return implementation What the instance runs. @return feeWei What it costs.
    function _charge(uint256 templateId) internal view returns (address implementation, uint256 feeWei) {
        Template memory entry = _template(templateId);
        if (entry.sinceAndEnabled & ENABLED == 0) revert Factory_TemplateDisabled(templateId);
        feeWei = _discounted(msg.sender, entry.feeWei);
        if (msg.value < feeWei) revert Factory_FeeTooLow(msg.value, feeWei);
        return (entry.implementation, feeWei);
    }

    /// @dev The last step of a creation: everything is written by now.
    function _returnExcess(uint256 feeWei) internal {
        if (msg.value != feeWei) _pay(msg.sender, msg.value - feeWei);
    }

    function _template(uint256 templateId) internal view returns (Template storage entry) {
        entry = _templates[templateId];
        if (entry.implementation == address(0)) revert Factory_TemplateUnknown(templateId);
    }

    function _refuseValue(uint256 sentWei) internal pure override {
        revert Factory_ValueRefused(sentWei);
    }

    function _setDevAddress(address newDevAddress) private {
        if (newDevAddress == address(0)) revert Factory_DevAddressZero();
        if (newDevAddress == address(this)) revert Factory_DevAddressIsFactory();
        devAddress = newDevAddress;
        emit DevAddressSet(newDevAddress);
    }

    function _pay(address to, uint256 amountWei) private {
        bool paid = SafeTransferLib.trySafeTransferETH(to, amountWei, gasleft());
        if (!paid) revert Factory_PaymentFailed(to, amountWei);
    }

    function _discounted(address user, uint256 fullFeeWei) internal view returns (uint256) {
        return fullFeeWei == 0 ? 0 : MemberDiscount.discounted(fullFeeWei, user, vip, feeWhitelist);
    }
}
