// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {LibClone} from "solady/utils/LibClone.sol";
import {InstanceFactory} from "../factory/InstanceFactory.sol";
import {INftSale} from "./INftSale.sol";
import {INftSaleFactory} from "./INftSaleFactory.sol";
import {NftSaleArgs} from "./NftSaleArgs.sol";
import {NftSaleBounds} from "./NftSaleBounds.sol";
import {NftSaleParams} from "./NftSaleParams.sol";

/// @title Creates NFT sales and remembers them
/// @dev Documented in `INftSaleFactory`.
contract NftSaleFactory is INftSaleFactory, InstanceFactory {
    uint256 private constant MAX_OPEN_FEE_WEI = type(uint88).max;

    /// @inheritdoc INftSaleFactory
    uint256 public mintFeePercent;
    /// @inheritdoc INftSaleFactory
    uint256 public openInviterFee;

    /// @param initialOwner Sets templates and fees.
    constructor(address initialOwner) InstanceFactory(initialOwner) {}

    /// @inheritdoc INftSaleFactory
    function deploy(
        uint256 templateId,
        string[] calldata stringParams,
        address[] calldata addressParams,
        uint256[] calldata numberParams
    ) external payable guarded returns (address sale) {
        NftSaleParams.checkCounts(stringParams, addressParams, numberParams);
        NftSaleParams.checkTexts(stringParams);
        INftSale.Terms memory terms = NftSaleParams.read(addressParams, numberParams);
        (terms.id, terms.platformBps) = (_nextId(), mintFeePercent);
        (address implementation, uint256 feeWei) = _charge(templateId);
        sale = LibClone.clone(implementation, NftSaleArgs.pack(address(this), terms, stringParams[0], stringParams[1]));
        _register(msg.sender, sale, templateId);
        uint256[] memory numbers = numberParams;
        (numbers[8], numbers[9]) = (terms.listStart, terms.publicStart);
        emit NftSaleDeployed(
            msg.sender, sale, templateId, terms.id, stringParams, addressParams, numbers, terms.platformBps, feeWei
        );
        _begin(sale, stringParams, addressParams[2], numberParams);
        _returnExcess(feeWei);
    }

    /// @inheritdoc INftSaleFactory
    function openInviter(address sale, uint256[] calldata rates) external payable guarded {
        _checkSaleOwner(sale);
        uint256 feeWei = _discounted(msg.sender, openInviterFee);
        if (msg.value < feeWei) revert Factory_FeeTooLow(msg.value, feeWei);
        if (INftSale(sale).terms().mintMethod == NftSaleBounds.OWNER_MINTS) revert NftSaleFactory_OwnerMintsFree();
        emit InviterOpened(sale, rates, feeWei);
        INftSale(sale).openInviter(rates);
        _returnExcess(feeWei);
    }

    /// @inheritdoc INftSaleFactory
    function setTokenInfo(address sale, string calldata ipfsKey) external {
        _checkSaleOwner(sale);
        emit TokenInfoSet(sale, ipfsKey);
        INftSale(sale).setIpfsKey(ipfsKey);
    }

    /// @inheritdoc INftSaleFactory
    function setMintFeePercent(uint256 bps) external onlyOwner {
        if (bps > NftSaleBounds.MAX_PLATFORM_BPS) {
            revert NftSaleFactory_MintFeePercentTooHigh(bps, NftSaleBounds.MAX_PLATFORM_BPS);
        }
        mintFeePercent = bps;
        emit MintFeePercentSet(bps);
    }

    /// @inheritdoc INftSaleFactory
    function setOpenInviterFee(uint256 feeWei) external onlyOwner {
        if (feeWei > MAX_OPEN_FEE_WEI) revert Factory_FeeTooHigh(feeWei, MAX_OPEN_FEE_WEI);
        openInviterFee = feeWei;
        emit OpenInviterFeeSet(feeWei);
    }

    /// @inheritdoc INftSaleFactory
    function openInviterFeeOf(address user) external view returns (uint256 feeWei) {
        return _discounted(user, openInviterFee);
    }

    /// @dev Everything that is the factory's own is written by now: receivers hear of their first NFTs.
    function _begin(address sale, string[] calldata strings, address receiver, uint256[] calldata numbers) private {
        if (receiver == address(0)) receiver = msg.sender;
        INftSale(sale).begin(receiver, numbers[3], strings[2], bytes32(numbers[12]), strings[3]);
    }

    function _checkSaleOwner(address sale) private view {
        if (this.recordOf(sale).owner == address(0)) revert NftSaleFactory_NotSale(sale);
        address owner_ = INftSale(sale).owner();
        if (msg.sender != owner_) revert NftSaleFactory_NotSaleOwner(msg.sender, owner_);
    }
}
