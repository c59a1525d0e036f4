// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {LibClone} from "solady/utils/LibClone.sol";
import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {InstanceFactory} from "../factory/InstanceFactory.sol";
import {IPlatformRegistry} from "../registry/IPlatformRegistry.sol";
import {ContractRoles} from "../registry/ContractRoles.sol";
import {ITaxedViews} from "../../templates/token/ITaxedViews.sol";
import {BoundedRead} from "../BoundedRead.sol";
import {PackedIds} from "../PackedIds.sol";
import {SignedAllowance} from "../SignedAllowance.sol";
import {AirdropParams} from "./AirdropParams.sol";
import {ITokenMapping} from "./ITokenMapping.sol";
import {IAirdropFactory} from "./IAirdropFactory.sol";

/// @title Creates airdrops and remembers them, and who took part in them
/// @dev Documented in `IAirdropFactory`.
contract AirdropFactory is IAirdropFactory, InstanceFactory {
    using PackedIds for PackedIds.List;

    /// @notice The platform's contracts: airdrops of its gated and taxed tokens are registered there.
    IPlatformRegistry public immutable registry;

    mapping(address account => PackedIds.List ids) private _contributed;

    /// @param initialOwner Sets templates and fees.
    /// @param registry_ Has to make this contract a registrar of `HOLDS`.
    constructor(address initialOwner, IPlatformRegistry registry_) InstanceFactory(initialOwner) {
        registry = registry_;
    }

    /// @inheritdoc IAirdropFactory
    function deploy(
        uint256 templateId,
        address[] calldata addressParams,
        uint256[] calldata numberParams,
        string calldata ipfsKey
    ) external payable guarded returns (address airdrop) {
        return _deploy(templateId, addressParams, numberParams, ipfsKey);
    }

    /// @inheritdoc IAirdropFactory
    function deployWithPermit(
        uint256 templateId,
        address[] calldata addressParams,
        uint256[] calldata numberParams,
        string calldata ipfsKey,
        uint256 permitDeadline,
        bytes calldata signature
    ) external payable guarded returns (address airdrop) {
        AirdropParams.checkCounts(templateId, addressParams, numberParams);
        (address token, uint256 amount) = AirdropParams.funding(addressParams, numberParams);
        SignedAllowance.tryUse(token, amount, permitDeadline, signature);
        return _deploy(templateId, addressParams, numberParams, ipfsKey);
    }

    /// @inheritdoc IAirdropFactory
    function setAirdropInfo(address account, uint256 id) external {
        if (msg.sender != _instanceOf(id)) revert AirdropFactory_NotAirdrop(msg.sender, id);
        // forge-lint: disable-next-line(unsafe-typecast) the number of an instance
        _contributed[account].push(uint32(id));
        emit AirdropInfoSet(account, id);
    }

    /// @inheritdoc IAirdropFactory
    function contributedCountOf(address account) external view returns (uint256) {
        return _contributed[account].count();
    }

    /// @inheritdoc IAirdropFactory
    function contributedOf(address account, uint256 offset, uint256 limit)
        external
        view
        returns (InstanceRecord[] memory)
    {
        return _page(_contributed[account], offset, limit);
    }

    /// @dev Everything that is the factory's own is written before anybody else's code runs: the token's, which is
    /// called last but for the payment.
    function _deploy(
        uint256 templateId,
        address[] calldata addressParams,
        uint256[] calldata numberParams,
        string calldata ipfsKey
    ) private returns (address airdrop) {
        AirdropParams.checkCounts(templateId, addressParams, numberParams);
        uint256 feeWei;
        (airdrop, feeWei) = _create(templateId, addressParams, numberParams);
        uint256 id = _register(msg.sender, airdrop, templateId);
        emit AirdropDeployed(msg.sender, airdrop, templateId, id, addressParams, numberParams, ipfsKey, feeWei);
        // Every template is told its first key alike.
        if (bytes(ipfsKey).length != 0) ITokenMapping(airdrop).setIpfsKey(ipfsKey);
        if (_knowsRoles(addressParams)) {
            registry.register(airdrop, ContractRoles.HOLDS, _templateSince(templateId));
        }
        (address token, uint256 amount) = AirdropParams.funding(addressParams, numberParams);
        _fund(airdrop, token, amount);
        _returnExcess(feeWei);
    }

    function _create(uint256 templateId, address[] calldata addressParams, uint256[] calldata numberParams)
        private
        returns (address airdrop, uint256 feeWei)
    {
        bytes memory args = AirdropParams.args(templateId, addressParams, numberParams, _nextId());
        address implementation;
        (implementation, feeWei) = _charge(templateId);
        airdrop = LibClone.clone(implementation, args);
    }

    function _fund(address airdrop, address token, uint256 amount) private {
        if (amount == 0) return;
        SafeTransferLib.safeTransferFrom2(token, msg.sender, airdrop, amount);
        uint256 received = SafeTransferLib.balanceOf(token, airdrop);
        if (received < amount) revert AirdropFactory_DepositTooSmall(received, amount);
    }

    function _beginEpoch() internal override returns (uint256) {
        return registry.beginEpoch();
    }

    /// @dev Whether one of the tokens is, or says that it is, of a kind that asks the registry whom it meets: the gated and
    /// taxed ones of the platform. A role helps nobody with other tokens, and costs a slot.
    function _knowsRoles(address[] calldata tokens) private view returns (bool) {
        for (uint256 i = 0; i < tokens.length; ++i) {
            (bool answers,) = BoundedRead.word(tokens[i], abi.encodeCall(ITaxedViews.launchState, ()));
            if (answers) return true;
        }
        return false;
    }
}
