// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {OwnershipWithoutValue} from "../../templates/OwnershipWithoutValue.sol";
import {ISolvency} from "../ISolvency.sol";
import {IMembership} from "./IMembership.sol";
import {IVip} from "./IVip.sol";

/// @title Sells memberships
/// @dev Documented in `IVip`. Nothing is called before everything is written, and no call can make a membership shorter:
/// there is nothing to guard against re-entry.
contract Vip is IVip, OwnershipWithoutValue {
    /// @dev A word that is found once and then read and written.
    struct Word {
        uint256 value;
    }

    uint256 private constant MAX_PLANS = 100;
    uint256 private constant MAX_CIRCLE = 3650;
    uint256 private constant MAX_AHEAD = 36_500 days;
    uint256 private constant MAX_PRICE = type(uint128).max;
    /// @dev A plan and a membership are one word each, alike in their lower part: 128 bits wei, 16 bits days. Above it a plan
    /// has the bit that opens it, a membership the second of its end.
    uint256 private constant CIRCLE_SHIFT = 128;
    uint256 private constant UPPER_SHIFT = 144;
    uint256 private constant OPEN = 2 ** 144;
    uint256 private constant LOWER = OPEN - 1;

    /// @inheritdoc IVip
    address public devAddress;
    /// @inheritdoc IVip
    uint256 public planCount;
    /// @dev Zero for no plan.
    mapping(uint256 index => uint256 word) private _plans;
    /// @dev Zero for who never was a member.
    mapping(address user => Word word) private _memberships;

    /// @param initialOwner Adds plans, and receives payments until another address is set.
    constructor(address initialOwner) {
        _initializeOwner(initialOwner);
        _setDevAddress(initialOwner);
    }

    /// @inheritdoc IVip
    function startVip(uint256 index) external payable returns (uint256 until) {
        return _start(msg.sender, index);
    }

    /// @inheritdoc IVip
    function startVipFor(address user, uint256 index) external payable returns (uint256 until) {
        if (user == address(0)) revert Vip_UserZero();
        return _start(user, index);
    }

    /// @inheritdoc IVip
    function addPlan(uint256 price, uint256 circle) external onlyOwner returns (uint256 index) {
        if (price > MAX_PRICE) revert Vip_PriceTooHigh(price, MAX_PRICE);
        if (circle == 0 || circle > MAX_CIRCLE) revert Vip_CircleOutOfRange(circle, MAX_CIRCLE);
        index = planCount;
        if (index == MAX_PLANS) revert Vip_TooManyPlans(MAX_PLANS);
        planCount = index + 1;
        _plans[index] = price | (circle << CIRCLE_SHIFT) | OPEN;
        emit PlanAdded(index, price, circle);
    }

    /// @inheritdoc IVip
    function setPlanEnabled(uint256 index, bool enabled) external onlyOwner {
        uint256 word = _wordOf(index) & LOWER;
        _plans[index] = enabled ? word | OPEN : word;
        emit PlanEnabled(index, enabled);
    }

    /// @inheritdoc IVip
    function setDevAddress(address newDevAddress) external {
        if (msg.sender != devAddress) _checkOwner();
        _setDevAddress(newDevAddress);
    }

    /// @inheritdoc IVip
    function withdraw() external returns (uint256 amountWei) {
        address to = devAddress;
        amountWei = address(this).balance;
        // slither-disable-next-line incorrect-equality (what is asked is whether there is anything at all)
        if (amountWei == 0) revert Vip_NothingToPay(to);
        emit Withdrawn(to, amountWei);
        _pay(to, amountWei);
    }

    /// @inheritdoc IVip
    function plans() external view returns (Plan[] memory list) {
        list = new Plan[](planCount);
        for (uint256 i = 0; i < list.length; ++i) {
            list[i] = _plan(i);
        }
    }

    /// @inheritdoc IVip
    function planOf(uint256 index) external view returns (Plan memory) {
        return _plan(index);
    }

    /// @inheritdoc IVip
    function fee() external view returns (uint256 priceWei) {
        return _priceOf(_plans[0]);
    }

    /// @inheritdoc IVip
    function period() external view returns (uint256 circle) {
        return _circleOf(_plans[0]);
    }

    /// @inheritdoc IVip
    function recordOf(address user) external view returns (Record memory) {
        return _record(user);
    }

    /// @inheritdoc IVip
    function recordsOf(address[] calldata users) external view returns (Record[] memory list) {
        list = new Record[](users.length);
        for (uint256 i = 0; i < users.length; ++i) {
            list[i] = _record(users[i]);
        }
    }

    /// @inheritdoc IVip
    function expiredAt(address user) external view returns (uint256) {
        return _memberships[user].value >> UPPER_SHIFT;
    }

    /// @inheritdoc IMembership
    function isMember(address user) external view returns (bool) {
        return block.timestamp < _memberships[user].value >> UPPER_SHIFT;
    }

    /// @inheritdoc ISolvency
    function solvency() external view returns (AssetSolvency[] memory assets) {
        assets = new AssetSolvency[](1);
        assets[0] = AssetSolvency({asset: address(0), owed: 0, held: address(this).balance});
    }

    function _start(address user, uint256 index) private returns (uint256 until) {
        uint256 word = _wordOf(index);
        if (word & OPEN == 0) revert Vip_PlanClosed(index);
        (uint256 price, uint256 circle) = (_priceOf(word), _circleOf(word));
        if (msg.value < price) revert Vip_ValueTooLow(msg.value, price);
        Word storage membership = _memberships[user];
        unchecked {
            // An end is at most a hundred years ahead of its time, and a plan ten.
            until = FixedPointMathLib.max(membership.value >> UPPER_SHIFT, block.timestamp) + circle * 1 days;
            uint256 max = block.timestamp + MAX_AHEAD;
            if (until > max) revert Vip_TooFarAhead(until, max);
        }
        membership.value = (word & LOWER) | (until << UPPER_SHIFT);
        emit VipStarted(user, index, msg.sender, price, circle, until);
        if (msg.value != price) _pay(msg.sender, msg.value - price);
    }

    function _setDevAddress(address newDevAddress) private {
        if (newDevAddress == address(0)) revert Vip_DevAddressZero();
        devAddress = newDevAddress;
        emit DevAddressSet(newDevAddress);
    }

    function _pay(address to, uint256 amountWei) private {
        bool paid = SafeTransferLib.trySafeTransferETH(to, amountWei, gasleft());
        if (!paid) revert Vip_PaymentFailed(to, amountWei);
    }

    function _wordOf(uint256 index) private view returns (uint256 word) {
        word = _plans[index];
        // Every plan lasts a day at least.
        if (word == 0) revert Vip_PlanUnknown(index, planCount);
    }

    function _plan(uint256 index) private view returns (Plan memory) {
        uint256 word = _wordOf(index);
        return Plan({index: index, price: _priceOf(word), circle: _circleOf(word), enabled: word & OPEN != 0});
    }

    function _record(address user) private view returns (Record memory) {
        uint256 word = _memberships[user].value;
        return Record({user: user, amount: _priceOf(word), circle: _circleOf(word), expiredAt: word >> UPPER_SHIFT});
    }

    // forge-lint: disable-start(unsafe-typecast) the parts of a word
    function _priceOf(uint256 word) private pure returns (uint256) {
        return uint128(word);
    }

    function _circleOf(uint256 word) private pure returns (uint256) {
        return uint16(word >> CIRCLE_SHIFT);
    }

    // forge-lint: disable-end(unsafe-typecast)

    function _refuseValue(uint256 sentWei) internal pure override {
        revert Vip_ValueRefused(sentWei);
    }
}
