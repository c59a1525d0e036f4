// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC721A} from "../../lib/erc721a/contracts/ERC721A.sol";
import {IERC721A} from "../../lib/erc721a/contracts/IERC721A.sol";
import {INftSale} from "./INftSale.sol";
import {NftSaleArgs} from "./NftSaleArgs.sol";
import {NftSaleBounds} from "./NftSaleBounds.sol";
import {NftSaleTerms} from "./NftSaleTerms.sol";

/// @title Where the files of NFTs lie, and how hidden ones are shown
abstract contract NftSaleUris is NftSaleTerms {
    using NftSaleArgs for uint256;

    /// @dev Blocks until the one that decides: nobody knows its hash when it is named.
    uint256 private constant DRAW_BLOCKS = 5;

    /// @dev From `fromId` on, until the next one's.
    struct Files {
        uint256 fromId;
        string baseUri;
    }

    /// @dev One slot.
    struct Draw {
        uint64 drawBlock;
        uint32 offset;
        bool drawn;
        bool revealed;
    }

    Files[] private _files;
    Draw private _draw;
    /// @inheritdoc INftSale
    string public ipfsKey;

    /// @inheritdoc INftSale
    function addUri(string calldata baseUri) external {
        _checkOwner();
        if (!_takesFiles()) revert NftSale_UriFixed();
        _addFiles(baseUri);
        emit UriAdded(_nextTokenId(), baseUri);
    }

    /// @inheritdoc INftSale
    function drawOffset() external {
        if (!_isHiddenKind()) revert NftSale_NotHidden();
        Draw memory draw = _draw;
        if (draw.drawn) revert NftSale_OffsetNotDue(draw.drawBlock, draw.offset);
        (, uint256 rules) = NftSaleArgs.readRules();
        (uint256 total, uint256 end) = (rules.totalOf(), rules.endOf());
        bool isOver = _nextTokenId() == total || _isPast(end) || (end == 0 && owner() == address(0));
        if (!isOver) revert NftSale_MintingNotOver(_nextTokenId(), total, end);
        bytes32 decides = blockhash(draw.drawBlock);
        if (draw.drawBlock != 0 && block.number <= draw.drawBlock) {
            revert NftSale_OffsetNotDue(draw.drawBlock, 0);
        }
        // Not named yet, or forgotten: hashes are known for 256 blocks.
        if (draw.drawBlock == 0 || decides == 0) {
            uint256 drawBlock = block.number + DRAW_BLOCKS;
            // forge-lint: disable-next-line(unsafe-typecast) no chain has that many blocks
            _draw.drawBlock = uint64(drawBlock);
            emit OffsetDue(drawBlock);
            return;
        }
        // slither-disable-next-line weak-prng (named before it was known; who makes blocks could choose, as the interface says)
        uint256 offset = uint256(keccak256(abi.encode(decides, address(this)))) % total;
        // forge-lint: disable-next-line(unsafe-typecast) below a million
        (_draw.offset, _draw.drawn) = (uint32(offset), true);
        emit OffsetDrawn(offset);
    }

    /// @inheritdoc INftSale
    function reveal(string calldata baseUri, bytes32 salt) external {
        Draw memory draw = _draw;
        if (draw.revealed) revert NftSale_AlreadyRevealed();
        if (!draw.drawn) revert NftSale_OffsetNotDrawn();
        bytes32 committed = _provenance();
        bytes32 found = keccak256(abi.encodePacked(salt, baseUri));
        if (found != committed) revert NftSale_ProvenanceDiffers(found, committed);
        _draw.revealed = true;
        _addFiles(baseUri);
        emit Revealed(baseUri, salt, draw.offset);
        emit BatchMetadataUpdate(0, type(uint256).max);
    }

    /// @inheritdoc INftSale
    function setIpfsKey(string calldata key) external {
        _checkFactory();
        _setIpfsKey(key);
    }

    /// @inheritdoc INftSale
    function revealState() external view returns (bool hidden, uint256 drawBlock, bool drawn, uint256 offset) {
        Draw memory draw = _draw;
        return (_isHiddenKind() && !draw.revealed, draw.drawBlock, draw.drawn, draw.offset);
    }

    /// @inheritdoc INftSale
    function contractURI() external view returns (string memory) {
        string memory key = ipfsKey;
        return bytes(key).length == 0 ? "" : string.concat("ipfs://", key);
    }

    function tokenURI(uint256 tokenId) public view override(ERC721A, IERC721A) returns (string memory) {
        if (!_exists(tokenId)) revert URIQueryForNonexistentToken();
        (, uint256 rules) = NftSaleArgs.readRules();
        if (_isHiddenKind()) {
            Draw memory draw = _draw;
            if (!draw.revealed) return _files[0].baseUri;
            return _fileOf(_files[1].baseUri, (tokenId + draw.offset) % rules.totalOf());
        }
        if (rules.urlModeOf() == NftSaleBounds.SHARED_URI) return _files[0].baseUri;
        return _fileOf(_files[_filesOf(tokenId)].baseUri, tokenId);
    }

    function _addFiles(string calldata baseUri) internal {
        uint256 length = bytes(baseUri).length;
        if (length > NftSaleBounds.MAX_TEXT_BYTES) revert NftSale_UriTooLong(length, NftSaleBounds.MAX_TEXT_BYTES);
        _files.push(Files({fromId: _nextTokenId(), baseUri: baseUri}));
    }

    function _setIpfsKey(string calldata key) internal {
        uint256 length = bytes(key).length;
        if (length > NftSaleBounds.MAX_TEXT_BYTES) revert NftSale_UriTooLong(length, NftSaleBounds.MAX_TEXT_BYTES);
        ipfsKey = key;
        emit IpfsKeySet(key);
        emit ContractURIUpdated();
    }

    /// @dev Whether files can be added for numbers that do not exist yet.
    function _takesFiles() internal view returns (bool) {
        (, uint256 rules) = NftSaleArgs.readRules();
        return rules.methodOf() == NftSaleBounds.OWNER_MINTS && rules.urlModeOf() == NftSaleBounds.URI_EACH
            && !_isHiddenKind() && _nextTokenId() < rules.totalOf();
    }

    function _isHiddenKind() internal view returns (bool) {
        return _provenance() != 0;
    }

    /// @dev Whether an end has been reached; 0 never is.
    function _isPast(uint256 end) internal view returns (bool) {
        return end != 0 && block.timestamp >= end;
    }

    /// @dev The last that begin at `tokenId` or before it, searched by halves: the first begin at 0.
    function _filesOf(uint256 tokenId) private view returns (uint256 low) {
        uint256 high = _files.length;
        while (high - low > 1) {
            uint256 middle = (low + high) / 2;
            if (_files[middle].fromId <= tokenId) low = middle;
            else high = middle;
        }
    }

    function _provenance() private view returns (bytes32) {
        return bytes32(NftSaleArgs.readWord(NftSaleArgs.PROVENANCE));
    }

    function _fileOf(string memory baseUri, uint256 number) private pure returns (string memory) {
        return string.concat(baseUri, _toString(number), ".json");
    }
}
