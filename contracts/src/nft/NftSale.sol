// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {ERC721A__IERC721Receiver} from "../../lib/erc721a/contracts/ERC721A.sol";
import {MerkleProofLib} from "solady/utils/MerkleProofLib.sol";
import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {INftSale} from "./INftSale.sol";
import {NftSaleArgs} from "./NftSaleArgs.sol";
import {NftSaleProceeds} from "./NftSaleProceeds.sol";
import {NftSaleCapabilities} from "./NftSaleCapabilities.sol";
import {NftSaleBounds} from "./NftSaleBounds.sol";

/// @title A collection and its sale
/// @dev Documented in `INftSale`. Purchases have no guard against re-entry and need none: an NFT is counted before anybody
/// hears of it, its price is there before it is shared, and what is over is back before its receiver is asked. Payments have
/// one (ADR 0170).
contract NftSale is NftSaleProceeds {
    using NftSaleArgs for uint256;

    uint256 private constant OWNER_PHASE = 0;
    uint256 private constant LIST_PHASE = 1;
    uint256 private constant PUBLIC_PHASE = 2;
    uint256 private constant FINISHED = 3;
    uint256 private constant ONLY_OWNER = 4;

    /// @inheritdoc INftSale
    bytes32 public whitelistRoot;
    /// @inheritdoc INftSale
    string public whitelistKey;

    /// @inheritdoc INftSale
    function mint(address receiver, uint256 amount, uint256 value) external payable {
        _mintPublic(receiver, amount, value, address(0));
    }

    /// @inheritdoc INftSale
    function mintInvited(address receiver, uint256 amount, uint256 value, address inviter) external payable {
        _mintPublic(receiver, amount, value, inviter);
    }

    /// @inheritdoc INftSale
    function mintListed(
        address receiver,
        uint256 amount,
        uint256 value,
        address inviter,
        uint256 allowance,
        bytes32[] calldata proof
    ) external payable {
        (uint256 asset, uint256 rules) = NftSaleArgs.readRules();
        (uint256 listStart,,,,) = NftSaleArgs.readRest();
        uint256 publicStart = rules.publicStartOf();
        if (listStart == 0 || block.timestamp < listStart || block.timestamp >= publicStart) {
            revert NftSale_ListNotRunning(listStart, publicStart);
        }
        if (!isInList(receiver, allowance, proof)) revert NftSale_NotInList(receiver, allowance);
        uint256 first = _sell(asset.withFee(rules.listFeeOf()), rules, receiver, amount, value, inviter, allowance);
        emit Minted(receiver, first, amount, LIST_PHASE, rules.listFeeOf() * amount);
        _notify(receiver, first, amount);
    }

    /// @inheritdoc INftSale
    function mintByOwner(address receiver, uint256 amount) external {
        _checkOwner();
        _mintFree(receiver, amount);
    }

    /// @inheritdoc INftSale
    function setWhitelist(bytes32 root, string calldata listKey) external {
        _checkOwner();
        if (!_takesList()) {
            (, uint256 rules) = NftSaleArgs.readRules();
            revert NftSale_ListOver(rules.publicStartOf());
        }
        _setWhitelist(root, listKey);
    }

    /// @inheritdoc INftSale
    function begin(address receiver, uint256 quantity, string calldata baseUri, bytes32 root, string calldata key)
        external
    {
        _checkFactory();
        _markBegun();
        _addFiles(baseUri);
        _setIpfsKey(key);
        if (root != 0) _setWhitelist(root, "");
        if (quantity != 0) _mintFree(receiver, quantity);
    }

    /// @inheritdoc INftSale
    function phase() public view returns (uint256) {
        (, uint256 rules) = NftSaleArgs.readRules();
        if (_nextTokenId() == rules.totalOf() || _isPast(rules.endOf())) return FINISHED;
        if (rules.methodOf() == NftSaleBounds.OWNER_MINTS) return ONLY_OWNER;
        if (block.timestamp >= rules.publicStartOf()) return PUBLIC_PHASE;
        (uint256 listStart,,,,) = NftSaleArgs.readRest();
        return listStart != 0 && block.timestamp >= listStart ? LIST_PHASE : 0;
    }

    /// @inheritdoc INftSale
    function feePerNft() external view returns (uint256) {
        (uint256 asset, uint256 rules) = NftSaleArgs.readRules();
        return phase() == LIST_PHASE ? rules.listFeeOf() : asset.feeOf();
    }

    /// @inheritdoc INftSale
    function isInList(address account, uint256 allowance, bytes32[] calldata proof) public view returns (bool) {
        // Hashed twice: a leaf is never a pair of others; of this sale on this chain alone (P-15).
        bytes32 inner = keccak256(abi.encode(block.chainid, address(this), account, allowance));
        return MerkleProofLib.verifyCalldata(proof, whitelistRoot, keccak256(abi.encode(inner)));
    }

    /// @inheritdoc INftSale
    function ownerShareLeft() public view returns (uint256) {
        (, uint256 rules) = NftSaleArgs.readRules();
        (, uint256 ownerShare,,,) = NftSaleArgs.readRest();
        return FixedPointMathLib.min(ownerShare - _ownerMinted, rules.totalOf() - _nextTokenId());
    }

    /// @inheritdoc INftSale
    function capabilities() external view returns (uint256 bits) {
        if (owner() == address(0)) return 0;
        (, uint256 rules) = NftSaleArgs.readRules();
        bits = NftSaleCapabilities.TEXTS | NftSaleCapabilities.OWNERSHIP;
        if (ownerShareLeft() != 0 && !(_isHiddenKind() && _isPast(rules.endOf()))) bits |= NftSaleCapabilities.MINT;
        if (_takesList()) bits |= NftSaleCapabilities.LIST;
        if (_takesFiles()) bits |= NftSaleCapabilities.URI;
        if (!_isInviterOpen() && rules.methodOf() == NftSaleBounds.PUBLIC_MINTS) bits |= NftSaleCapabilities.INVITER;
    }

    function _mintPublic(address receiver, uint256 amount, uint256 value, address inviter) private {
        (uint256 asset, uint256 rules) = NftSaleArgs.readRules();
        if (rules.methodOf() != NftSaleBounds.PUBLIC_MINTS) revert NftSale_NotPublic();
        (uint256 start, uint256 end) = (rules.publicStartOf(), rules.endOf());
        if (block.timestamp < start || _isPast(end)) revert NftSale_NotRunning(start, end);
        uint256 cap = rules.capOf();
        if (cap == 0) cap = type(uint256).max;
        uint256 first = _sell(asset, rules, receiver, amount, value, inviter, cap);
        _notify(receiver, first, amount);
    }

    /// @dev Counted first, then paid, then shared, then what is over goes back: whoever is called on the way finds books that
    /// agree with what is there.
    function _sell(
        uint256 asset,
        uint256 rules,
        address receiver,
        uint256 amount,
        uint256 value,
        address inviter,
        uint256 cap
    ) private returns (uint256 first) {
        first = _checkSupply(rules, amount);
        (uint256 minted, uint256 known) = _readAccount(receiver);
        uint256 price;
        unchecked {
            // 64 bits and 500; 96 bits times 500.
            if (minted + amount > cap) revert NftSale_CapReached(receiver, minted, cap);
            price = asset.feeOf() * amount;
        }
        if (price > value) revert NftSale_PriceAboveValue(price, value);
        bool isNative = asset.tokenOf() == address(0);
        if (isNative ? msg.value < price : msg.value != 0) {
            revert NftSale_WrongPayment(msg.value, isNative ? price : 0);
        }
        known = _join(receiver, known, inviter);
        _mint(receiver, amount);
        if (!isNative) _take(asset.tokenOf(), price);
        if (known != 0 && price != 0) _reward(receiver, known, price);
        if (isNative && msg.value != price) _pay(address(0), msg.sender, msg.value - price);
    }

    /// @dev ERC-721: a contract says that it can hold them. The last step of every mint.
    function _notify(address receiver, uint256 first, uint256 amount) private {
        if (receiver.code.length == 0) return;
        for (uint256 i = 0; i < amount; ++i) {
            try ERC721A__IERC721Receiver(receiver).onERC721Received(msg.sender, address(0), first + i, "") returns (
                bytes4 answer
            ) {
                if (answer != ERC721A__IERC721Receiver.onERC721Received.selector) {
                    revert TransferToNonERC721ReceiverImplementer();
                }
            } catch (bytes memory reason) {
                if (reason.length == 0) revert TransferToNonERC721ReceiverImplementer();
                assembly ("memory-safe") {
                    revert(add(reason, 0x20), mload(reason))
                }
            }
        }
    }

    /// @dev Amounts received are measured: a token that keeps a part is refused.
    function _take(address token, uint256 price) private {
        if (price == 0) return;
        uint256 before = SafeTransferLib.balanceOf(token, address(this));
        SafeTransferLib.safeTransferFrom2(token, msg.sender, address(this), price);
        uint256 received = FixedPointMathLib.zeroFloorSub(SafeTransferLib.balanceOf(token, address(this)), before);
        if (received < price) revert NftSale_ReceivedTooLittle(received, price);
    }

    function _mintFree(address receiver, uint256 amount) private {
        (, uint256 rules) = NftSaleArgs.readRules();
        if (_isHiddenKind() && _isPast(rules.endOf())) revert NftSale_MintingOver();
        (, uint256 ownerShare,,,) = NftSaleArgs.readRest();
        uint256 left = ownerShare - _ownerMinted;
        if (amount > left) revert NftSale_OwnerShareUsed(amount, left);
        uint256 first = _checkSupply(rules, amount);
        // forge-lint: disable-next-line(unsafe-typecast) no more than there are
        _ownerMinted += uint32(amount);
        emit Minted(receiver, first, amount, OWNER_PHASE, 0);
        _mint(receiver, amount);
        _notify(receiver, first, amount);
    }

    function _setWhitelist(bytes32 root, string memory listKey) private {
        uint256 length = bytes(listKey).length;
        if (length > NftSaleBounds.MAX_TEXT_BYTES) revert NftSale_UriTooLong(length, NftSaleBounds.MAX_TEXT_BYTES);
        (whitelistRoot, whitelistKey) = (root, listKey);
        emit WhitelistSet(root, listKey);
    }

    /// @return first The number of the first one.
    function _checkSupply(uint256 rules, uint256 amount) private view returns (uint256 first) {
        if (amount > NftSaleBounds.MAX_AT_ONCE) revert NftSale_TooManyAtOnce(amount, NftSaleBounds.MAX_AT_ONCE);
        first = _nextTokenId();
        unchecked {
            // There are never more than the total.
            uint256 left = rules.totalOf() - first;
            if (amount > left) revert NftSale_SoldOut(amount, left);
        }
    }

    function _takesList() private view returns (bool) {
        (, uint256 rules) = NftSaleArgs.readRules();
        (uint256 listStart,,,,) = NftSaleArgs.readRest();
        return listStart != 0 && block.timestamp < rules.publicStartOf();
    }
}
