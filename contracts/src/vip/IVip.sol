// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {ISolvency} from "../ISolvency.sol";
import {IMembership} from "./IMembership.sol";

/// @title Paid membership: members create without a creation fee in every factory of the platform
/// @notice A plan is a price for a number of days and never changes: the owner adds plans and opens or closes them for new
/// payments, nothing else. What was paid for is never shortened; paying again adds to what is left, whatever the plan.
/// Payments are the platform's; nothing here belongs to anybody else.
interface IVip is IMembership, ISolvency {
    /// @param index Its number, from 0. @param price Wei. @param circle Days. @param enabled Whether it can be bought now.
    struct Plan {
        uint256 index;
        uint256 price;
        uint256 circle;
        bool enabled;
    }

    /// @notice The membership of one account.
    /// @param amount Wei paid last. @param circle Days bought last. @param expiredAt Unix seconds; a member before it.
    struct Record {
        address user;
        uint256 amount;
        uint256 circle;
        uint256 expiredAt;
    }

    error Vip_PlanUnknown(uint256 index, uint256 count);
    error Vip_PlanClosed(uint256 index);
    /// @notice A plan lasts 1 to 3 650 days.
    error Vip_CircleOutOfRange(uint256 circle, uint256 max);
    error Vip_PriceTooHigh(uint256 priceWei, uint256 maxWei);
    error Vip_TooManyPlans(uint256 max);
    error Vip_ValueTooLow(uint256 sentWei, uint256 priceWei);
    /// @notice A membership reaches at most 36 500 days ahead.
    error Vip_TooFarAhead(uint256 expiredAt, uint256 max);
    error Vip_UserZero();
    error Vip_DevAddressZero();
    error Vip_NothingToPay(address to);
    error Vip_PaymentFailed(address to, uint256 amountWei);
    error Vip_ValueRefused(uint256 sentWei);

    event PlanAdded(uint256 indexed index, uint256 price, uint256 circle);
    event PlanEnabled(uint256 indexed index, bool enabled);
    /// @notice `user` is a member until `expiredAt`; `payer` paid.
    event VipStarted(
        address indexed user, uint256 index, address payer, uint256 amount, uint256 circle, uint256 expiredAt
    );
    event DevAddressSet(address indexed devAddress);
    event Withdrawn(address indexed to, uint256 amountWei);

    /// @notice Starts the caller's membership, or adds to it. What is paid above the price comes back.
    function startVip(uint256 index) external payable returns (uint256 until);
    /// @notice The same for another account: a gift.
    function startVipFor(address user, uint256 index) external payable returns (uint256 until);

    /// @notice Owner only. The plan is open from then on.
    function addPlan(uint256 price, uint256 circle) external returns (uint256 index);
    /// @notice Owner only: opens a plan for new payments, or closes it.
    function setPlanEnabled(uint256 index, bool enabled) external;
    /// @notice Owner, or the dev address itself.
    function setDevAddress(address newDevAddress) external;
    /// @notice Pays everything to the dev address. Anybody may call.
    function withdraw() external returns (uint256 amountWei);

    function planCount() external view returns (uint256);
    /// @notice All plans, closed ones too, in the order of their numbers; there are 100 at most.
    function plans() external view returns (Plan[] memory);
    function planOf(uint256 index) external view returns (Plan memory);
    /// @notice Price of the first plan, in wei; 0 without a plan.
    function fee() external view returns (uint256 priceWei);
    /// @notice Days of the first plan; 0 without a plan.
    function period() external view returns (uint256 circle);
    /// @notice All zero but `user` for who never was a member.
    function recordOf(address user) external view returns (Record memory);
    function recordsOf(address[] calldata users) external view returns (Record[] memory);
    /// @notice Unix seconds; 0 for who never was a member.
    function expiredAt(address user) external view returns (uint256);
    function devAddress() external view returns (address);
}
