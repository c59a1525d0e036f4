// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC721A} from "../../lib/erc721a/contracts/ERC721A.sol";
import {IERC721A} from "../../lib/erc721a/contracts/IERC721A.sol";
import {ERC721AQueryable} from "../../lib/erc721a/contracts/extensions/ERC721AQueryable.sol";
import {INftSale} from "./INftSale.sol";
import {NftSaleArgs} from "./NftSaleArgs.sol";
import {NftSaleBounds} from "./NftSaleBounds.sol";

/// @title The collection's fixed terms, and who owns it
/// @dev When which phase is says the clock (`NftSale.phase`). ERC721A counts from 0 here, so that a clone needs no counter of its own at birth; name and symbol lie in its code.
abstract contract NftSaleTerms is INftSale, ERC721AQueryable {
    using NftSaleArgs for uint256;

    /// @dev One slot: who owns the collection since it was handed over; zero for its creator.
    address private _successor;
    bool private _renounced;
    /// @dev Beside them: whether the factory has set it up.
    bool private _begun;
    /// @dev What the owner minted free.
    uint32 internal _ownerMinted;

    /// @dev The implementation itself can never begin: it has no factory (P-37).
    constructor() ERC721A("", "") {}

    /// @inheritdoc INftSale
    function transferOwnership(address newOwner) external {
        _checkOwner();
        if (newOwner == address(0)) revert NftSale_OwnerZero();
        emit OwnershipTransferred(msg.sender, newOwner);
        _successor = newOwner;
    }

    /// @inheritdoc INftSale
    function renounceOwnership() external {
        _checkOwner();
        emit OwnershipTransferred(msg.sender, address(0));
        _renounced = true;
    }

    /// @dev ERC721A marks it payable; what it took would be nobody's purchase.
    function approve(address to, uint256 tokenId) public payable override(ERC721A, IERC721A) {
        _refuseValue();
        super.approve(to, tokenId);
    }

    /// @dev See `approve`; safe transfers come by here too.
    function transferFrom(address from, address to, uint256 tokenId) public payable override(ERC721A, IERC721A) {
        _refuseValue();
        super.transferFrom(from, to, tokenId);
    }

    /// @inheritdoc INftSale
    function terms() external view returns (Terms memory t) {
        (uint256 asset, uint256 rules) = NftSaleArgs.readRules();
        (t.listStart, t.ownerShare, t.royaltyBps, t.platformBps, t.id) = NftSaleArgs.readRest();
        (t.paymentToken, t.mintFee) = (asset.tokenOf(), asset.feeOf());
        (t.total, t.cap, t.listFee) = (rules.totalOf(), rules.capOf(), rules.listFeeOf());
        (t.publicStart, t.endTime) = (rules.publicStartOf(), rules.endOf());
        (t.mintMethod, t.urlMode) = (rules.methodOf(), rules.urlModeOf());
        t.creator = NftSaleArgs.readAddress(NftSaleArgs.CREATOR);
        t.royaltyReceiver = NftSaleArgs.readAddress(NftSaleArgs.ROYALTY_RECEIVER);
        t.provenanceHash = bytes32(NftSaleArgs.readWord(NftSaleArgs.PROVENANCE));
    }

    /// @inheritdoc INftSale
    function royaltyInfo(uint256, uint256 salePrice) external view returns (address receiver, uint256 amount) {
        receiver = NftSaleArgs.readAddress(NftSaleArgs.ROYALTY_RECEIVER);
        if (receiver == address(0)) receiver = beneficiary();
        (,, uint256 royaltyBps,,) = NftSaleArgs.readRest();
        // Divided first where a price is larger than anything is worth: a view that never reverts.
        amount = salePrice > type(uint240).max
            ? salePrice / NftSaleBounds.BPS * royaltyBps
            : salePrice * royaltyBps / NftSaleBounds.BPS;
    }

    /// @inheritdoc INftSale
    function paymentToken() public view returns (address) {
        (uint256 asset,) = NftSaleArgs.readRules();
        return asset.tokenOf();
    }

    /// @inheritdoc INftSale
    function factory() public view returns (address) {
        return NftSaleArgs.readAddress(NftSaleArgs.FACTORY);
    }

    /// @inheritdoc INftSale
    function owner() public view returns (address) {
        return _renounced ? address(0) : beneficiary();
    }

    /// @inheritdoc INftSale
    function beneficiary() public view returns (address) {
        address successor = _successor;
        return successor == address(0) ? NftSaleArgs.readAddress(NftSaleArgs.CREATOR) : successor;
    }

    function name() public view override(ERC721A, IERC721A) returns (string memory) {
        return NftSaleArgs.readName();
    }

    function symbol() public view override(ERC721A, IERC721A) returns (string memory) {
        return NftSaleArgs.readSymbol();
    }

    /// @dev Besides ERC-721: ERC-2981 and ERC-4906.
    function supportsInterface(bytes4 interfaceId) public view override(ERC721A, IERC721A) returns (bool) {
        return interfaceId == 0x2a55205a || interfaceId == 0x49064906 || super.supportsInterface(interfaceId);
    }

    function _checkOwner() internal view {
        address owner_ = owner();
        if (msg.sender != owner_) revert NftSale_NotOwner(msg.sender, owner_);
    }

    function _checkFactory() internal view {
        if (msg.sender != factory()) revert NftSale_NotFactory(msg.sender);
    }

    /// @dev Once, by the factory.
    function _markBegun() internal {
        if (_begun) revert NftSale_NotFactory(msg.sender);
        _begun = true;
    }

    function _refuseValue() private view {
        if (msg.value != 0) revert NftSale_ValueRefused(msg.value);
    }
}
