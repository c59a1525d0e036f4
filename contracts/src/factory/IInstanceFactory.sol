// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title Fees and registry that every factory of instances shares (presales, NFT sales, airdrops, pools)
/// @notice The owner may register templates and set fees for instances to come, nothing else: no instance obeys it.
interface IInstanceFactory {
    /// @notice What the registry keeps of an instance.
    /// @param owner Who created it. @param createdAt Unix seconds. @param templateId Template that it was made from.
    struct InstanceRecord {
        address owner;
        address addr;
        uint40 createdAt;
        uint16 templateId;
    }

    error Factory_FeeTooLow(uint256 sentWei, uint256 feeWei);
    error Factory_FeeTooHigh(uint256 feeWei, uint256 maxWei);
    error Factory_DiscountTooHigh(uint256 bps, uint256 maxBps);
    error Factory_TemplateUnknown(uint256 templateId);
    error Factory_TemplateDisabled(uint256 templateId);
    error Factory_TemplateIdOutOfRange(uint256 templateId, uint256 max);
    /// @notice A template's implementation is final; `implementation` is the registered one.
    error Factory_TemplateFixed(uint256 templateId, address implementation);
    error Factory_ImplementationHasNoCode(address implementation);
    /// @notice The platform's registry counts more epochs than a template can keep.
    error Factory_EpochTooHigh(uint256 epoch, uint256 max);
    error Factory_DevAddressZero();
    error Factory_DevAddressIsFactory();
    error Factory_ValueRefused(uint256 sentWei);
    error Factory_NothingToPay(address to);
    error Factory_PaymentFailed(address to, uint256 amountWei);

    event TemplateSet(uint256 indexed templateId, address indexed implementation, bool enabled);
    event FeeSet(uint256 indexed templateId, uint256 feeWei);
    event FeeWhitelistSet(address indexed user, uint256 discountBps);
    event DevAddressSet(address indexed devAddress);
    event VipSet(address indexed vip);
    event Withdrawn(address indexed to, uint256 amountWei);

    /// @notice Owner only: adds a template, or opens and closes it for future instances; its implementation is final.
    function setTemplate(uint256 templateId, address implementation, bool enabled) external;
    /// @notice Owner only: full fee of a registered template, in wei.
    function setFee(uint256 templateId, uint256 feeWei) external;
    /// @notice Owner only. @param discountBps 0 to 10 000; 10 000 exempts.
    function setFeeWhitelist(address user, uint256 discountBps) external;
    /// @notice Owner, or the dev address itself.
    function setDevAddress(address newDevAddress) external;
    /// @notice Owner only: membership contract (`IMembership`); zero for none.
    function setVip(address newVip) external;
    /// @notice Pays collected fees to the dev address. Anybody may call.
    function withdraw() external returns (uint256 amountWei);

    /// @notice What `user` pays for one creation now, in wei.
    function feeOf(address user, uint256 templateId) external view returns (uint256 feeWei);
    function templateFee(uint256 templateId) external view returns (uint256 feeWei);
    function template(uint256 templateId) external view returns (address implementation, uint256 feeWei, bool enabled);
    function templateIds() external view returns (uint256[] memory);
    function feeWhitelist(address user) external view returns (uint256 discountBps);
    function devAddress() external view returns (address);
    function vip() external view returns (address);

    function recordCount() external view returns (uint256);
    /// @notice Records in order of creation, from `offset`, at most `limit`; shorter at the end, never a revert.
    function records(uint256 offset, uint256 limit) external view returns (InstanceRecord[] memory);
    function recordCountOf(address user) external view returns (uint256);
    function recordsOf(address user, uint256 offset, uint256 limit) external view returns (InstanceRecord[] memory);
    function recordCountByTemplate(uint256 templateId) external view returns (uint256);
    function recordsByTemplate(uint256 templateId, uint256 offset, uint256 limit)
        external
        view
        returns (InstanceRecord[] memory);
    /// @notice All zero for an address that this factory did not make.
    function recordOf(address instance) external view returns (InstanceRecord memory);
}
